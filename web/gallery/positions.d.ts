/** The type of positions.json, which scripts/gallery_positions.py creates. */
declare module "*/positions.json" {
  const positions: Record<string, unknown>;
  export default positions;
}
