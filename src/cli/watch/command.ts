// `sabot watch`: what every wager is worth from the cards still in the shoe, for surveillance.

import type { Command } from 'commander';
import {
  formatWatch,
  formatWatchHeading,
  formatWatchInFull,
  watchAnswer,
  watchHeading,
} from '../../lab/watch/answer.ts';
import { readFeed } from '../../lab/watch/feed.ts';
import { type ShoeWatch, type WatchReport, watchShoe } from '../../lab/watch/watch.ts';
import { percent } from '../../lab/format.ts';
import { minus } from '../../rules/fraction.ts';
import { asciiJson } from '../ascii-json.ts';
import { Fault, isFault, shownInput } from '../../library/input/fault.ts';
import { eachLine, faultAnswer, tooLong } from '../json-lines.ts';
import { EXIT, type Shell } from '../shell.ts';
import {
  addTableOptions,
  complainOf,
  readSetup,
  readShare,
  type TableOptions,
} from '../table-options.ts';

const EXAMPLES = `
Examples:
  $ sabot watch --rulebook crown --game traditional < cards-seen.txt
  $ sabot watch --rulebook crown-rapid --game crown --in coups.jsonl --json
  $ tail -f pit-7.txt | sabot watch --rulebook crown --game crown --notice 2% --act 8%

A line is one coup: Ts 6h 5d Tc Th, or {"cards":["Ts","6h","5d","Tc","Th"]}. Cards burnt face up are
"burn 9c" or {"burn":["9c"]}; a fresh shoe is "new shoe" or {"newShoe":true}; # begins a remark.
Cards that nobody saw change no odds and need no line.

For surveillance only: this never stands on a screen that a patron can see (13.1, 13.5).`;

interface Options extends TableOptions {
  readonly in?: string;
  readonly json?: boolean;
  readonly all?: boolean;
  readonly notice: string;
  readonly act: string;
}

export function define(command: Command, shell: Shell): void {
  addTableOptions(command)
    .summary('what wagers are worth from the cards still in the shoe')
    .description(
      'Follows a shoe coup by coup and says what every wager is worth from the cards that are ' +
        'left, with an alarm level. For surveillance only (13.1, 13.5).',
    )
    .option('--in <file>', 'read lines from a file')
    .option('--json', 'answer in JSON lines')
    .option('--all', 'say every wager in words, not only the best')
    .option('--notice <share>', 'notice from this expected profit per coup and unit', '1%')
    .option('--act <share>', 'act from this one', '5%')
    .addHelpText('after', EXAMPLES)
    .action((options: Options) => watchLines(shell, options));
}

async function watchLines(shell: Shell, options: Options): Promise<void> {
  const json = options.json ?? false;
  const setup = readSetup(options);
  if (isFault(setup)) return complainOf(shell, setup, json);
  const notice = readShare(options.notice, '--notice');
  if (isFault(notice)) return complainOf(shell, notice, json);
  const act = readShare(options.act, '--act');
  if (isFault(act)) return complainOf(shell, act, json);
  if (minus(act, notice).numerator < 0n) {
    const message = `expected ${percent(notice, 2)} or more, from where --notice begins`;
    const got = `${message}, got ${shownInput(options.act)}`;
    return complainOf(shell, new Fault('limits-crossed', got, '--act'), json);
  }
  const settings = { notice, act };
  const watch = watchShoe(setup, settings);
  const say = (report: WatchReport): string =>
    json
      ? asciiJson(watchAnswer(report))
      : options.all
        ? formatWatchInFull(report)
        : formatWatch(report);
  shell.stdout.write(
    json
      ? `${JSON.stringify(watchHeading(setup, settings))}\n`
      : `${formatWatchHeading(setup, settings)}\n`,
  );
  await eachLine(shell, options.in, (line, number) => {
    const seen = line.tooLong ? tooLong(number) : seeLine(watch, line.text);
    if (typeof seen === 'string') return json ? asciiJson({ remark: seen }) : `# ${seen}`;
    if (!isFault(seen)) return say(seen);
    shell.exitCode = EXIT.failed;
    return json
      ? asciiJson(faultAnswer(null, seen))
      : `line ${number}: ${seen.message}: not counted`;
  });
}

/** Takes a line in; a remark is given back. */
function seeLine(watch: ShoeWatch, text: string): WatchReport | Fault | string {
  const feed = readFeed(text);
  if ('unreadable' in feed) return new Fault(feed.code, feed.unreadable);
  switch (feed.fed) {
    case 'remark':
      return feed.remark;
    case 'new-shoe':
      return watch.startShoe();
    case 'coup':
    case 'burn': {
      const report = feed.fed === 'coup' ? watch.see(feed.cards) : watch.seeBurnt(feed.cards);
      if (!('overdrawn' in report)) return report;
      return new Fault('too-many-copies', `more ${report.overdrawn} than are left in the shoe`);
    }
  }
}
