// A view cut once for everybody who may see it: whole for who comes new, and as what changed.

/** What stands around every view of a table. */
export interface ViewFrame {
  readonly table: string;
  readonly for: 'public' | 'console';
  readonly demonstration: boolean;
}

interface Field {
  readonly value: unknown;
  readonly text: string;
}

/** The time of the last event is no news by itself. */
const NOT_NEWS = 'at';

/**
 * The last view that was cut. Every field is written to JSON once and compared as text; a field
 * whose value is the very same object is not written again.
 */
export class CutView {
  readonly #frame: ViewFrame;
  #fields = new Map<string, Field>();
  #promise = 'null';
  #number = 0;
  #whole: string | null = null;

  constructor(frame: ViewFrame) {
    this.#frame = frame;
  }

  /** The number of the view that was cut last. */
  get number(): number {
    return this.#number;
  }

  /** Cuts the view again; answers with the message of what changed, or null when nothing did. */
  cut(view: object, number: number, shoePromise: object | null): string | null {
    const fields = new Map<string, Field>();
    const changed: string[] = [];
    let isNews = false;
    for (const [name, value] of Object.entries(view)) {
      const before = this.#fields.get(name);
      const isSame = before !== undefined && before.value === value;
      const field: Field = isSame ? before : { value, text: JSON.stringify(value) };
      fields.set(name, field);
      if (field.text === before?.text) continue;
      changed.push(`${JSON.stringify(name)}:${field.text}`);
      isNews ||= name !== NOT_NEWS;
    }
    const promise = JSON.stringify(shoePromise);
    const promised = promise === this.#promise ? '' : `,"shoePromise":${promise}`;
    const from = this.#number;
    this.#fields = fields;
    this.#promise = promise;
    if (!isNews && promised === '') return null;
    this.#number = number;
    this.#whole = null;
    const { table } = this.#frame;
    return (
      `{"kind":"change","table":${JSON.stringify(table)},"from":${from},"number":${number}` +
      `${promised},"fields":{${changed.join(',')}}}`
    );
  }

  /** The whole view as one message, shared by all who are sent it. */
  whole(): string {
    if (this.#whole !== null) return this.#whole;
    const { table, for: whom, demonstration } = this.#frame;
    const fields = [...this.#fields].map(([name, { text }]) => `${JSON.stringify(name)}:${text}`);
    this.#whole =
      `{"kind":"view","for":"${whom}","table":${JSON.stringify(table)},"number":${this.#number},` +
      `"demonstration":${demonstration},"shoePromise":${this.#promise},` +
      `"view":{${fields.join(',')}}}`;
    return this.#whole;
  }
}
