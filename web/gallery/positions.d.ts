/** Made by scripts/gallery_positions.py; before that there is only this. */
declare module "*/positions.json" {
  const positions: Record<string, unknown>;
  export default positions;
}
