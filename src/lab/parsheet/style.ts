// How a par sheet looks: ink on white paper, A4, readable in black and white.

export const STYLE = `
:root {
  --ink: #1a1a1c; --soft: #5c5c63; --rule: #c9c6bf; --paper: #fff; --wash: #f6f4ef;
  --player: #1d4e89; --banker: #9c2226; --accent: #7a5a1e;
}
* { box-sizing: border-box; }
html { background: #e9e6df; }
body {
  margin: 0 auto; padding: 14mm 15mm 16mm; max-width: 210mm; background: var(--paper);
  color: var(--ink); font: 9.5pt/1.45 "Source Serif 4", "Iowan Old Style", Palatino,
    "Palatino Linotype", "Liberation Serif", Georgia, serif;
  font-variant-numeric: lining-nums tabular-nums;
}
header { border-bottom: 1.5pt solid var(--ink); padding-bottom: 4mm; margin-bottom: 5mm; }
.kicker { margin: 0; letter-spacing: .14em; text-transform: uppercase; font-size: 8pt;
  color: var(--accent); }
h1 { margin: 1mm 0 0; font-size: 23pt; line-height: 1.1; font-weight: 600; }
.sub { margin: 1.5mm 0 0; color: var(--soft); }
h2 { margin: 7mm 0 1mm; font-size: 13pt; font-weight: 600; break-after: avoid; }
h3 { margin: 4mm 0 1mm; font-size: 10pt; font-weight: 600; break-after: avoid; }
p { margin: 1mm 0 2mm; max-width: 165mm; }
.lead { color: var(--soft); }
dl.setup { display: grid; grid-template-columns: repeat(4, auto); gap: 2mm 8mm;
  margin: 4mm 0 0; }
dl.setup dt { font-size: 7.5pt; letter-spacing: .06em; text-transform: uppercase;
  color: var(--soft); }
dl.setup dd { margin: 0; font-weight: 600; }
table { width: 100%; border-collapse: collapse; margin: 2mm 0 3mm; break-inside: avoid; }
caption { text-align: left; font-weight: 600; padding: 0 0 1mm; }
th, td { padding: .7mm 2mm .7mm 0; text-align: left; vertical-align: baseline; font-weight: 400; }
thead th { border-bottom: .8pt solid var(--ink); font-size: 7.5pt; letter-spacing: .04em;
  color: var(--soft); vertical-align: bottom; }
tbody tr + tr > *, tbody + tbody > tr:first-child > * { border-top: .4pt solid var(--rule); }
tr { break-inside: avoid; }
.flowing table { break-inside: auto; }
.flowing tbody { break-inside: avoid; }
.flowing.rows tbody { break-inside: auto; }
thead { display: table-header-group; }
tbody > tr.group > th { padding-top: 2.2mm; font-weight: 600; }
tbody > tr.group + tr > * { border-top: none; }
tr.group .clause { font-weight: 400; padding-left: 1mm; }
tbody th.text { white-space: nowrap; padding-right: 4mm; }
.rows tbody th.text { white-space: normal; width: 58mm; }
.number { text-align: right; white-space: nowrap; padding-right: 3mm; }
.exact { font-size: 7.5pt; }
.exact .fraction { color: var(--soft); white-space: nowrap; }
.clause { font-size: 8pt; color: var(--soft); }
.strong { font-weight: 600; }
.flag { display: inline-block; border: .8pt solid var(--ink); border-radius: 1mm;
  padding: 0 1.2mm; font-size: 7.5pt; font-weight: 600; white-space: nowrap; }
.flag.patron { background: var(--ink); color: var(--paper); }
.look { border: 1pt solid var(--ink); border-left-width: 4pt; padding: 2mm 4mm; margin: 3mm 0;
  break-inside: avoid; }
.look p { margin: 1mm 0; }
.columns { display: grid; grid-template-columns: 1fr 1fr; gap: 0 9mm; align-items: start; }
.tight th, .tight td { padding-top: .4mm; padding-bottom: .4mm; }
table.grid { table-layout: fixed; font-size: 8pt; }
table.grid th, table.grid td { text-align: center; padding: .6mm 0;
  border: .4pt solid var(--rule); }
table.grid thead th, table.grid tbody th { border-color: transparent; color: var(--ink);
  font-weight: 600; font-size: 8pt; }
table.grid thead td { border: none; }
table.tableau td.draws { font-weight: 600; background: var(--wash); }
table.tableau td.stands { color: var(--soft); }
.small-plots { display: grid; grid-template-columns: repeat(3, 1fr); gap: 3mm 5mm;
  margin: 2mm 0; }
.plots { display: grid; grid-template-columns: 1fr 1fr; gap: 3mm 5mm; margin: 2mm 0; }
svg { width: 100%; height: auto; break-inside: avoid; font-family: inherit; }
svg text { font-size: 8.5px; fill: var(--ink); }
svg .plot-name { font-size: 10px; font-weight: 600; }
svg .plot-says { fill: var(--soft); }
svg .tick { fill: var(--soft); text-anchor: middle; }
svg .tick.side { text-anchor: end; }
svg .tick.here { fill: var(--ink); font-weight: 600; }
svg .axis-name { fill: var(--soft); text-anchor: middle; font-style: italic; }
svg .figure.last { text-anchor: end; }
svg .over { paint-order: stroke; stroke: #ffffffb0; stroke-width: 2.5; }
svg .rule, svg .grid { stroke: var(--rule); stroke-width: .6; fill: none; }
svg .zero { stroke: var(--ink); stroke-width: .8; fill: none; }
svg .curve { stroke: var(--banker); stroke-width: 1.6; fill: none; }
svg .dot { fill: var(--paper); stroke: var(--banker); stroke-width: 1.3; }
svg .dot.here { fill: var(--banker); }
svg .wide-band { fill: #e7ecf3; }
svg .narrow-band { fill: #c3d0e2; }
svg .bar { fill: #c9c6bf; }
svg .bar.ahead { fill: #5d82b0; }
svg .normal { stroke: var(--ink); stroke-width: 1; fill: none; stroke-dasharray: 3 2; }
.note { font-size: 8pt; color: var(--soft); max-width: none; }
footer { margin-top: 8mm; border-top: .8pt solid var(--rule); padding-top: 2mm; }
@page { size: A4; margin: 12mm 15mm; }
@media print {
  html, body { background: none; }
  body { padding: 0; max-width: none; font-size: 9pt; }
  h2 { margin-top: 5mm; }
  th, td { padding-top: .5mm; padding-bottom: .5mm; }
  * { print-color-adjust: exact; -webkit-print-color-adjust: exact; }
  section.page { break-before: page; }
  section.page > h2:first-child { margin-top: 0; }
  a { color: inherit; text-decoration: none; }
}
@media (max-width: 700px) {
  body { padding: 6mm 5mm; }
  .columns, .plots, .small-plots { grid-template-columns: 1fr; }
  dl.setup { grid-template-columns: 1fr 1fr; }
  .scroll { overflow-x: auto; }
}
`;
