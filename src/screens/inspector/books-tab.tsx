// Every book as it runs: its document and digests, and clause by clause who keeps it and by which
// rulings it is read.

import { lookUpBooks } from '../client/requests/oversight-requests.ts';
import { LookedUpPart } from '../oversight/answered.tsx';
import { useOversightTexts } from '../oversight/use-oversight-texts.ts';
import { useLookedUp } from '../pit/use-looked-up.ts';

export function BooksTab({ token }: { readonly token: string | null }) {
  const tell = useOversightTexts();
  const found = useLookedUp('books', () => lookUpBooks(token));
  return (
    <LookedUpPart found={found}>
      {({ books }) =>
        books.map(({ book, title, issuer, edition, document, running, tables, clauses }) => (
          <details key={`${book} ${edition}`} className="panel">
            <summary>
              <strong>{title}</strong> · {issuer} · {tell('edition')} {edition} ·{' '}
              {tables.join(', ')}
            </summary>
            <dl>
              <dt>{tell('documentDigest')}</dt>
              <dd className="digest">{document}</dd>
              <dt>{tell('runningDigest')}</dt>
              <dd className="digest">{running}</dd>
            </dl>
            <table className="day-figures">
              <thead>
                <tr>
                  <th scope="col">{tell('clause')}</th>
                  <th scope="col">{tell('what')}</th>
                  <th scope="col">{tell('keptBy')}</th>
                  <th scope="col">{tell('rulings')}</th>
                </tr>
              </thead>
              <tbody>
                {clauses.map(({ id, says, keptBy, rulings }) => (
                  <tr key={id}>
                    <th scope="row">{id}</th>
                    <td lang="en">{says}</td>
                    <td>{tell(keptBy)}</td>
                    <td>{rulings.join(' ')}</td>
                  </tr>
                ))}
              </tbody>
            </table>
          </details>
        ))
      }
    </LookedUpPart>
  );
}
