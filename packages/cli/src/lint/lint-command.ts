import { parseArgs } from 'node:util';
import {
  readWordList,
  ruleNames,
  severities,
  type RuleName,
  type Severity,
  type WordLevels,
} from '@rubrica/question-kit/quality';
import { UnreadableFileError, UsageError, type Command, type CommandIo, type ExitCode } from '../command.ts';
import { readBytes, readWork } from '../read-work.ts';
import { describeFindings } from './describe-findings.ts';
import { findingsIn, type FileFinding } from './findings-in.ts';
import { describeRule, listRules } from './describe-rules.ts';

const usage = `Usage: rubrica lint [options] FILE…
       rubrica lint --rules            lists the rules
       rubrica lint --explain RULE     says what a rule finds and why, with a bad and a good example

Checks papers (.rubrica) and questions (JSON) for what makes them bad measures: clues to the key, several right
answers, recordings without their words, too little time.

  --rule RULE          only this rule; may be given several times
  --severity LEVEL     only findings of this severity or above: error, warning or note (default)
  --words FILE         a list of words with their levels, a line each: word,B1
  --language LANGUAGE  for questions, the language that they are in (default: en); for papers, the one in which students
                       get them (default: the paper's own). Translations count once, and retired questions never
  --texts en|ar        the language of what is printed (default: en)
  --json               the findings as JSON, for programs

Exit code: 0 without findings, 1 with some, 2 when the command or a file cannot be read. A finding that an author has
switched off is shown with the reason and does not count.`;

/** Checks papers and questions by the rules of item quality. */
export const lintCommand: Command = {
  name: 'lint',
  summary: 'finds what makes papers and questions bad measures, with reasons',
  usage,
  run: async (args, io) => {
    const { values, positionals } = parse(args);
    const texts = oneOf(['en', 'ar'] as const, values.texts, '--texts');
    if (values.rules || values.explain !== undefined) {
      io.print(values.explain === undefined ? listRules(texts) : describeRule(ruleOf(values.explain), texts));
      return 0;
    }
    if (positionals.length === 0) throw new UsageError('rubrica lint checks one file or several; it was given none.');
    return lintFiles(
      positionals,
      {
        texts,
        isJson: values.json,
        language: values.language,
        rules: values.rule?.map(ruleOf),
        severity: oneOf(severities, values.severity, '--severity'),
        words: values.words === undefined ? undefined : await readWords(values.words, io),
      },
      io,
    );
  },
};

interface LintFilesOptions {
  texts: 'en' | 'ar';
  isJson: boolean;
  language: string | undefined;
  rules: readonly RuleName[] | undefined;
  severity: Severity;
  words: WordLevels | undefined;
}

async function lintFiles(
  files: readonly string[],
  { texts, isJson, language, rules, severity, words }: LintFilesOptions,
  io: CommandIo,
): Promise<ExitCode> {
  const found: FileFinding[] = [];
  for (const file of files) {
    const work = await readWork(file, io);
    found.push(...findingsIn(file, work, { language, levelOf: words && ((word) => words.get(word)) }));
  }
  const counted = found.filter(
    ({ rule, severity: own }) =>
      (rules?.includes(rule) ?? true) && severities.indexOf(own) <= severities.indexOf(severity),
  );
  io.print(isJson ? JSON.stringify(counted, null, 2) : describeFindings(counted, texts));
  return counted.some(({ exception }) => exception === null) ? 1 : 0;
}

async function readWords(path: string, io: CommandIo): Promise<WordLevels> {
  const words = readWordList(new TextDecoder().decode(await readBytes(path, io)));
  if (words.size > 0) return words;
  throw new UnreadableFileError(`${path} has no line with a word and a level, such as: harbour,B1`);
}

function parse(args: readonly string[]) {
  try {
    return parseArgs({
      args: [...args],
      allowPositionals: true,
      options: {
        rule: { type: 'string', multiple: true },
        rules: { type: 'boolean', default: false },
        explain: { type: 'string' },
        severity: { type: 'string', default: 'note' },
        words: { type: 'string' },
        language: { type: 'string' },
        texts: { type: 'string', default: 'en' },
        json: { type: 'boolean', default: false },
      },
    });
  } catch (error) {
    throw new UsageError(error instanceof Error ? error.message : String(error));
  }
}

function ruleOf(name: string): RuleName {
  const found = ruleNames.find((rule) => rule === name);
  if (found) return found;
  throw new UsageError(`There is no rule ${name}. rubrica lint --rules lists them.`);
}

function oneOf<Value extends string>(values: readonly Value[], given: string, option: string): Value {
  const found = values.find((value) => value === given);
  if (found !== undefined) return found;
  throw new UsageError(`${option} is ${values.join(' or ')}, not ${given}.`);
}
