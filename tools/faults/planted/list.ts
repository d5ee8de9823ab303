// Faults that the simulation must find: each is one piece of the house's own code, changed.

export interface PlantedFault {
  readonly what: string;
  readonly file: string;
  readonly from: string;
  readonly to: string;
}

const JOURNAL = 'src/server/storage/journal';
const MAILBOX = 'src/server/tables/mailbox/mailbox.ts';
const TABLES = 'src/server/house/house-tables.ts';
const CLUSTER = 'src/server/cluster';

export const PLANTED: readonly PlantedFault[] = [
  {
    what: 'an append is answered before it is on the disk',
    file: `${JOURNAL}/writer.ts`,
    from: 'rows, key: append.key ?? null, answer });',
    to: `rows, key: append.key ?? null, answer: () => undefined });
    answer({ first, last: stream.seq, hash: stream.hash });`,
  },
  {
    what: 'after a break whatever was sent is taken for stored',
    file: `${JOURNAL}/writer-session.ts`,
    from: 'if (stored.size === 0) return await this.write(batch);',
    to: 'if (stored.size === 0) return NONE;',
  },
  {
    what: 'a node that lost its lease acknowledges all the same',
    file: `${JOURNAL}/writer.ts`,
    from: 'return lost.size === 0 ? batch : this.#settle(batch, lost);',
    to: 'return lost.size === 0 || this.#queue.length >= 0 ? batch : this.#settle(batch, lost);',
  },
  {
    what: 'a stream that was taken is not opened for writing',
    file: `${JOURNAL}/journal.ts`,
    from: 'this.#writer.own(own.map(stream => ({ ...stream })));',
    to: 'this.#writer.own([]);',
  },
  {
    what: 'a mailbox tells the outcome when it is judged, not when it is stored',
    file: MAILBOX,
    from: 'this.#house.journal.store(append, answer => onOutcome(this.#landed(answer, judged)));',
    to: `onOutcome(done(this.#aheadNumber));
    this.#house.journal.store(append, answer => void this.#landed(answer, judged));`,
  },
  {
    what: 'what the journal did not take is not forgotten',
    file: MAILBOX,
    from: `      this.#ahead = this.#stored;
      this.#aheadNumber = this.#storedNumber;
      this.#standing = { is: 'open' };`,
    to: `      this.#aheadNumber = this.#storedNumber;
      this.#standing = { is: 'open' };`,
  },
  {
    what: 'a snapshot has what is not on the disk yet',
    file: MAILBOX,
    from: 'keptState(this.book, this.#stored, this.#pages, head.seq)',
    to: 'keptState(this.book, this.#ahead, this.#pages, head.seq)',
  },
  {
    what: 'a command is stored without its key',
    file: MAILBOX,
    from: 'key: key === undefined ? undefined : journalKey(key.page, key.number),',
    to: 'key: key === undefined || journalKey.length > 0 ? undefined : undefined,',
  },
  {
    what: 'a table that another node has is stopped',
    file: MAILBOX,
    from: "if (opened === 'elsewhere') {",
    to: `if (opened === 'elsewhere' && this.name !== '') {
      this.#stop('another node has it');
      return;
    }
    if (opened === 'elsewhere') {`,
  },
  {
    what: 'a table that is taken up is dealt no more',
    file: TABLES,
    from: 'if (this.#isBegun) for (const { parts } of held) this.#begin(parts);',
    to: '',
  },
  {
    what: 'screens of a table that is elsewhere are not told',
    file: TABLES,
    from: '    this.#parts.share?.onElsewhere(name);\n',
    to: '',
  },
  {
    what: 'tables of a dead node are placed nowhere',
    file: `${CLUSTER}/balance.ts`,
    from: 'for (const thing of homeless) arrived.add(move(thing, before.get(thing)?.engine));',
    to: 'for (const thing of homeless) if (!before.has(thing)) arrived.add(move(thing));',
  },
  {
    what: 'nobody is told who has a table',
    file: `${CLUSTER}/node-messages.ts`,
    from: '        bus.answer(subjects.table(table), open),\n',
    to: '',
  },
  {
    what: 'a frame that was lost is not noticed where the table is',
    file: `${CLUSTER}/host-lines.ts`,
    from: 'if (number !== known.received) {',
    to: 'if (number < 0) {',
  },
  {
    what: 'a frame that was lost is not noticed where the screen is',
    file: `${CLUSTER}/edge-lines.ts`,
    from: 'if (number !== this.#received) {',
    to: 'if (number < 0) {',
  },
  {
    what: 'nobody asks whether the last frame came',
    file: `${CLUSTER}/frames.ts`,
    from: "if (this.#came === this.#sent) return 'all-came';",
    to: "if (this.#came <= this.#sent) return 'all-came';",
  },
  {
    what: 'a table that goes elsewhere is given back to nobody and kept by nobody',
    file: TABLES,
    from: '    this.#forget(name);\n    await this.#parts.journal.giveBack(',
    to: '    await this.#parts.journal.giveBack(',
  },
  {
    what: 'a node that could not look at the others never looks again',
    file: `${CLUSTER}/node.ts`,
    from: "this.#world.log.warn({ err: error }, 'this node could not look at the others');",
    to: `this.#isOver = this.#beatAt > 0;
        this.#world.log.warn({ err: error }, 'this node could not look at the others');`,
  },
];
