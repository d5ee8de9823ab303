// The feed of markers for a video recorder, as lines of text (R-LIV-2).

import { markersAsked } from '../../../../wire/reports/figures.ts';
import { tableName } from '../../../../wire/administration/approvals.ts';
import { markerLine, readVideoMarkers } from '../../../reports/video-markers.ts';
import { houseAct, type Parts, SentFile } from '../house-act.ts';
import { noSuchTable } from './figures.ts';

export const readMarkersAct = houseAct({
  address: 'GET /api/tables/:table/markers',
  summary: 'Lines for a video recorder: every card and result with the server’s time',
  may: ['record-video'],
  params: tableName,
  query: markersAsked,
  answer: 'file',
  do: async (house: Parts<'table' | 'journal'>, { params: { table }, query }, { projector }) => {
    if (house.table(table) === undefined) return noSuchTable();
    // How many shoes there were before is counted from what was gathered.
    await projector.freshen();
    const markers = await readVideoMarkers(house.journal.db, table, query.after, query.limit);
    const lines = markers.map(marker => markerLine(table, marker)).join('');
    return new SentFile('text/plain; charset=utf-8', lines);
  },
});
