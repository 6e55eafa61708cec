// Scripts that complete commands and options in a shell.
import { kebab } from '../api/errors.js';
import { UsageError } from './command.js';
import { commands, commandsOf, firstWords, flagsOf, games, optionsOf } from './commands.js';

/** @import { Option } from './command.js' */

/** Returns the words that an option chooses from. @param {Option} option */
const choicesOf = ({ form }) => (form.includes('|') ? form.replaceAll('|', ' ') : '');

const bash = () => `_qiju() {
  local current=\${COMP_WORDS[COMP_CWORD]} words=
  case "\${COMP_WORDS[*]:1:$((COMP_CWORD - 1))} " in
    ' ') words='${firstWords.join(' ')}' ;;
    'completion ') words='${SHELLS}' ;;
${games
  .map(
    (game) =>
      `    '${game} ') words='${commandsOf(game)
        .map(({ fn }) => kebab(fn))
        .join(' ')}' ;;`,
  )
  .join('\n')}
${commands
  .flatMap((command) => {
    const options = Object.entries(optionsOf(command));
    const flags = options.flatMap((entry) => flagsOf(...entry)).map((flag) => `--${flag}`);
    const choices = options.filter(([, option]) => choicesOf(option));
    return [
      ...choices.map(([key, option]) => `'${command.name} '*'--${kebab(key)} ') words='${choicesOf(option)}' ;;`),
      `'${command.name} '*) [[ $current == -* ]] && words='${flags.join(' ')}' ;;`,
    ];
  })
  .map((row) => `    ${row}\n`)
  .join('')}  esac
  COMPREPLY=($(compgen -W "$words" -- "$current"))
}
complete -o default -F _qiju qiju
`;

/** @param {string} text */
const quote = (text) => `'${text.replace(/['\\]/g, '\\$&')}'`;

const fish = () => `function __qiju_after
  set -l words (commandline -opc)
  string match -q -- "$argv" "$words[2..-1] "
end
complete -c qiju -n '__qiju_after " "' -xa '${firstWords.join(' ')}'
complete -c qiju -n '__qiju_after "completion "' -xa '${SHELLS}'
${commands
  .flatMap((command) => [
    `-n '__qiju_after "${command.game} "' -xa ${kebab(command.fn)} -d ${quote(command.does)}`,
    ...Object.entries(optionsOf(command)).flatMap(([key, option]) => {
      const value = choicesOf(option) ? ` -xa '${choicesOf(option)}'` : option.form && ' -r';
      const rest = `${value} -d ${quote(option.help)}`;
      return flagsOf(key, option).map((flag) => `-n '__qiju_after "${command.name} *"' -l ${flag}${rest}`);
    }),
  ])
  .map((row) => `complete -c qiju ${row}\n`)
  .join('')}`;

/** @type {Record<string, () => string>} zsh runs the script of bash */
const scripts = { bash, zsh: () => `autoload -U +X bashcompinit && bashcompinit\n${bash()}`, fish };

const SHELLS = Object.keys(scripts).join(' ');

/** @param {string} [shell] */
export function completion(shell = '') {
  if (!Object.hasOwn(scripts, shell)) throw new UsageError(`want qiju completion ${SHELLS.replaceAll(' ', '|')}`);
  return scripts[shell]();
}
