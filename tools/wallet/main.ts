// npm run wallet -- --url URL --token TOKEN --patron P --currency AUD: asks a wallet all that the
// house relies on. npm run wallet -- --serve 8099 --file FILE --token TOKEN: the reference, with
// one patron 'test' of a thousand dollars.

import { randomUUID } from 'node:crypto';
import { parseArgs } from 'node:util';

import { askWallet } from './conformance.ts';
import { durableBooks, serveWallet } from './reference.ts';

const { values } = parseArgs({
  options: {
    url: { type: 'string' },
    token: { type: 'string', default: 'test' },
    patron: { type: 'string', default: 'test' },
    currency: { type: 'string', default: 'AUD' },
    serve: { type: 'string' },
    file: { type: 'string', default: 'wallet.jsonl' },
  },
});
const { url, token, patron, currency, serve, file } = values;
if (serve !== undefined) {
  const { books, take } = durableBooks(file, fresh => fresh.fund('test', 'AUD', 100_000));
  serveWallet(books, take, token).listen(Number(serve), '127.0.0.1', () =>
    console.log(`a wallet at http://127.0.0.1:${serve}`),
  );
} else if (url === undefined) {
  console.log('say --url of a wallet, or --serve a port for the reference');
  process.exitCode = 2;
} else {
  const findings = await askWallet({ url, token, patron, currency }, randomUUID());
  for (const { name, wrong } of findings)
    console.log(wrong === null ? `ok    ${name}` : `WRONG ${name}: ${wrong}`);
  process.exitCode = findings.some(({ wrong }) => wrong !== null) ? 1 : 0;
}
