import { renderToStaticMarkup } from 'react-dom/server';
import { expect } from 'vitest';

import { clausesOf } from '../../../rulebooks/testing/proof.ts';
import { CompetitionTable, patronAt } from '../../../tournament/testing/competition-table.ts';
import { FormHead } from './form-head.tsx';

const clause = clausesOf('tasmania');

const { formStatement } = new CompetitionTable([1]).view(patronAt(1));
const head = renderToStaticMarkup(<FormHead house="Derwent Casino" statement={formStatement} />);

clause('16.6 Diagram I Brand', 'the form carries the name of the casino that hands it out', () => {
  expect(head).toContain('<strong>Derwent Casino</strong>');
});

clause('16.6 Diagram I Use statement', 'and says where alone it is good', () => {
  expect(head).toContain('baccarat competitions');
});
