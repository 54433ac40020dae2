"""Commands that explain themselves, and say what is wrong with a command line, in the language
of the run.

A command carries no words: `help` of a command or an option and `metavar` are names of messages in
the catalogues. They are looked up when help is asked for, since only then the language is known.
"""

from difflib import get_close_matches
from pathlib import Path
from typing import Any, NoReturn

import click

from heckmeck.cli.complain import complain
from heckmeck.cli.say import choose, say
from heckmeck.locale.choice import LANGUAGES

LANGUAGE = "meta-language"  # stands for all the languages there are


class SpokenCommand(click.Command):
    """A command whose help and complaints come from the catalogues."""

    allow_extra_args = True  # so that they come to `parse_args`, which complains of them

    def make_context(
        self,
        info_name: str | None,
        args: list[str],
        parent: click.Context | None = None,
        **extra: Any,
    ) -> click.Context:
        if any(each.metavar == LANGUAGE for each in self.params):
            _speak_as_asked(args, stop_at_words=isinstance(self, click.Group))
        try:
            return super().make_context(info_name, args, parent, **extra)
        except click.UsageError as error:
            text = _sentence(error, self)
            if text is None:
                raise  # help, asked for by giving nothing
            self._refuse(text, f"{parent.command_path} {info_name}" if parent else info_name)

    def parse_args(self, ctx: click.Context, args: list[str]) -> list[str]:
        rest = super().parse_args(ctx, args)
        if rest and not isinstance(self, click.Group):
            self._refuse(say("usage-extra", given=_shown(" ".join(rest))), ctx.command_path)
        return rest

    def _refuse(self, text: str, path: str | None) -> NoReturn:
        complain(say("usage-see", text=text, command=f"{path} --help"))

    def format_usage(self, ctx: click.Context, formatter: click.HelpFormatter) -> None:
        pieces = [say("meta-options")]
        pieces += [_metavar(each) for each in self.params if isinstance(each, click.Argument)]
        if isinstance(self, click.Group):
            pieces.append(say("meta-command"))
        formatter.write_usage(ctx.command_path, " ".join(pieces), prefix=say("help-usage") + " ")

    def format_help_text(self, ctx: click.Context, formatter: click.HelpFormatter) -> None:  # noqa: ARG002
        text = "\n\n".join(map(_paragraph, say(self.help or "").split("\n\n")))
        formatter.write_paragraph()
        with formatter.indentation():
            formatter.write_text(text)

    def format_options(self, ctx: click.Context, formatter: click.HelpFormatter) -> None:
        options = [each for each in self.get_params(ctx) if isinstance(each, click.Option)]
        section(
            formatter, say("help-options"), [(_names(each), _explained(each)) for each in options]
        )


class OneOf(click.Choice[str]):
    """One of these words."""

    def convert(self, value: Any, param: Any, ctx: Any) -> str:
        if value not in self.choices:
            known = ", ".join(map(str, self.choices))
            self.fail(say("usage-one-of", known=known, given=_shown(value)), param, ctx)
        return str(value)


class Whole(click.IntRange):
    """A whole number, perhaps between two others."""

    def convert(self, value: Any, param: Any, ctx: Any) -> int:
        try:
            return int(super().convert(value, param, ctx))
        except click.BadParameter:
            self.fail(_no_number(self, value), param, ctx)


class Number(click.FloatRange):
    """A number between two others."""

    def convert(self, value: Any, param: Any, ctx: Any) -> float:
        try:
            return float(super().convert(value, param, ctx))
        except click.BadParameter:
            self.fail(_no_number(self, value), param, ctx)


class Folder(click.Path):
    """A folder, there or not; a file in its place is none."""

    def convert(self, value: Any, param: Any, ctx: Any) -> Path:
        folder = Path(value)
        if folder.exists() and not folder.is_dir():
            self.fail(say("usage-folder", given=str(value)), param, ctx)
        return folder


def language_option(command: Any) -> Any:
    """The option `--lang`. It is looked for first, so that whatever is said is said in it."""
    return click.option("--lang", metavar=LANGUAGE, help="help-lang", expose_value=False)(command)


def section(formatter: click.HelpFormatter, heading: str, rows: list[tuple[str, str]]) -> None:
    formatter.write_paragraph()
    formatter.write(f"{heading}\n")
    with formatter.indentation():
        formatter.write_dl(rows)


def no_such_command(given: str, known: list[str]) -> NoReturn:
    complain(say("usage-no-command", given=_shown(given), known=", ".join(known)))


def _speak_as_asked(args: list[str], stop_at_words: bool) -> None:
    """Choose the language that the options ask for; those of a group end where a command begins."""
    rest = iter(args)
    for each in rest:
        if each == "--" or (stop_at_words and not each.startswith("-")):
            return
        name, given, value = each.partition("=")
        if name == "--lang":
            wanted = value if given else next(rest, None)
            if wanted is not None:
                choose(wanted)


def _sentence(error: click.UsageError, command: click.Command) -> str | None:
    """What is wrong; nothing for an error that explains itself."""
    match error:
        case click.NoSuchOption(option_name=option):
            known = [name for each in command.params for name in each.opts]
            close = get_close_matches(option, known, n=1)
            if close:
                return say("usage-no-option-but", option=_shown(option), close=close[0])
            return say("usage-no-option", option=_shown(option))
        case click.BadOptionUsage(option_name=option):
            flags = [each for each in command.params if getattr(each, "is_flag", False)]
            flag = any(option in each.opts for each in flags) or option in ("-h", "--help")
            return say("usage-no-value" if flag else "usage-needs-value", option=option)
        case click.MissingParameter(param=param) if param is not None:
            return say("usage-missing", what=_metavar(param).split()[0].rstrip("."))
        case click.BadParameter(param=param) if param is not None:
            return f"{param.opts[0]}: {error.message}"
    return None


def _no_number(kind: click.IntRange | click.FloatRange, given: Any) -> str:
    if kind.min is None or kind.max is None:
        return say("usage-whole", given=_shown(given))
    return say("usage-number", least=kind.min, most=kind.max, given=_shown(given))


def _shown(value: Any) -> str:
    text = str(value)
    return text if len(text) <= 40 else text[:39] + "…"


def _paragraph(text: str) -> str:
    """Indented lines are shown as they stand."""
    return "\b\n" + text if text.startswith(" ") else text


def _metavar(param: click.Parameter) -> str:
    """What stands for a value: a message, the words to choose from, or the kind of value."""
    if param.metavar == LANGUAGE:
        return "|".join(LANGUAGES)
    if param.metavar:
        return say(param.metavar)
    if isinstance(param.type, click.Choice):
        return f"[{'|'.join(map(str, param.type.choices))}]"
    if isinstance(param.type, click.Path):
        return say("meta-path")
    numeric = isinstance(param.type, click.IntRange | click.FloatRange)
    return say("meta-number") if numeric else say("meta-text")


def _names(option: click.Option) -> str:
    names = ", ".join(sorted(option.opts, key=len))
    return names if option.is_flag else f"{names} {_metavar(option)}"


def _explained(option: click.Option) -> str:
    """What an option does, the values it takes and the one it has without being given."""
    text = say("help-help" if "--help" in option.opts else option.help or "")
    notes = []
    if option.show_default:
        notes.append(f"{say('help-default')} {option.default}")
    kind = option.type
    if isinstance(kind, click.IntRange | click.FloatRange) and None not in (kind.min, kind.max):
        notes.append(f"{kind.min}–{kind.max}")
    return f"{text}  [{'; '.join(notes)}]" if notes else text
