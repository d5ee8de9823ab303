// The headings of a table's columns, each by its text.

interface ColumnHeadingsProps<Word extends string> {
  readonly words: readonly Word[];
  readonly text: (word: Word) => string;
}

export const ColumnHeadings = <Word extends string>({ words, text }: ColumnHeadingsProps<Word>) =>
  words.map(word => (
    <th key={word} scope="col">
      {text(word)}
    </th>
  ));
