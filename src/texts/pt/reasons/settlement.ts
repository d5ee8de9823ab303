// Why a wager was paid, lost or given back.

import type { SettlementReasons, ShownCoup } from '../../../rules/settlement-reason.ts';
import type { StreakReasons } from '../../../table/reasons/streaks.ts';

const TIMES =
  '{count, plural, =0 {nenhuma vez} =1 {uma vez} =2 {duas vezes} =3 {três vezes} ' +
  '=4 {quatro vezes} =5 {cinco vezes} other {# vezes}}';
const PAYS = ': {bet} paga {odds}.';

/** What the coup showed. */
export const SHOWN: Readonly<Record<ShownCoup, string>> = {
  'player-wins': 'Ganha o Jogador por {player} a {banker}',
  'banker-wins': 'Ganha a Banca por {banker} a {player}',
  tie: 'Empate a {player}',
  'banker-wins-with-six': 'Ganha a Banca com 6',
  'banker-does-not-win-with-six': '{result}, sem vitória da Banca com 6',
  'natural-tie': 'Empate de naturais a {player}',
  'player-wins-with-natural': '{result} com natural',
  'player-wins-by-4': '{result}, por 4 pontos sem natural',
  'player-wins-by-5': '{result}, por 5 pontos sem natural',
  'player-wins-by-6': '{result}, por 6 pontos sem natural',
  'player-wins-by-7': '{result}, por 7 pontos sem natural',
  'player-wins-by-8': '{result}, por 8 pontos sem natural',
  'player-wins-by-9': '{result}, por 9 pontos sem natural',
  'banker-wins-with-natural': '{result} com natural',
  'banker-wins-by-4': '{result}, por 4 pontos sem natural',
  'banker-wins-by-5': '{result}, por 5 pontos sem natural',
  'banker-wins-by-6': '{result}, por 6 pontos sem natural',
  'banker-wins-by-7': '{result}, por 7 pontos sem natural',
  'banker-wins-by-8': '{result}, por 8 pontos sem natural',
  'banker-wins-by-9': '{result}, por 9 pontos sem natural',
  'player-wins-with-three-card-8-or-9': '{result} com três cartas',
  'banker-wins-with-three-card-8-or-9': '{result} com três cartas',
  'banker-wins-with-two-card-6': '{result} com duas cartas',
  'banker-wins-with-three-card-6': '{result} com três cartas',
  'banker-wins-with-three-card-7': '{result} com três cartas',
  'player-wins-with-three-card-8': '{result} com três cartas',
  'player-pair': 'O Jogador abre com um par',
  'banker-pair': 'A Banca abre com um par',
  'player-mixed-pair': 'O Jogador abre com um par misto',
  'player-coloured-pair': 'O Jogador abre com um par da mesma cor',
  'player-perfect-pair': 'O Jogador abre com um par perfeito',
  'banker-mixed-pair': 'A Banca abre com um par misto',
  'banker-coloured-pair': 'A Banca abre com um par da mesma cor',
  'banker-perfect-pair': 'A Banca abre com um par perfeito',
  'no-player-pair': 'As duas primeiras cartas do Jogador não são par',
  'no-banker-pair': 'As duas primeiras cartas da Banca não são par',
  'coup-went-against': 'O golpe foi-lhe contrário',
  'shoe-is-over': 'O sabot terminou',
};

export const SETTLEMENT: Readonly<Record<keyof (SettlementReasons & StreakReasons), string>> = {
  'wager-loses': '{shown}: a aposta perde.',
  'stake-goes-back': '{shown}: a aposta é devolvida.',
  'pays-share-of-stake': '{shown}: paga {rate} da aposta.',
  'pays-half': '{shown}: paga metade.',
  'pays-odds': '{shown}: paga {odds}.',
  'pays-less-commission': '{shown}: paga {odds} menos {rate} de comissão.',
  'pays-less-beyond': '{shown}: paga {odds} menos {beyond} do que excede o diferencial.',
  'pays-less-both':
    '{shown}: paga {odds} menos {rate} de comissão e {beyond} do que excede o diferencial.',
  'returned-dummy': 'Golpe em branco: a aposta é devolvida.',
  'returned-void': 'O golpe foi anulado: a aposta é devolvida.',
  'returned-too-few-cards': 'As cartas não chegaram, o golpe foi anulado: a aposta é devolvida.',
  'tie-run-pays': `Empate ${TIMES} a seguir${PAYS}`,
  'streak-pays': `{side} ganhou ${TIMES} a seguir${PAYS}`,
  'nominated-run-pays': `O lado designado ganhou ${TIMES} a seguir ({sides})${PAYS}`,
  'tail-pays-at-end-of-shoe': `{side} ganhou ${TIMES} a seguir e o sabot terminou${PAYS}`,
  'late-tail-pays': `{side} ganhou ${TIMES} a seguir desde que se apostou${PAYS}`,
  'late-tail-pays-at-end-of-shoe':
    `{side} ganhou ${TIMES} a seguir desde que se apostou e o sabot terminou: ` +
    '{bet} paga {odds}.',
  'bet-goes-back': '{bet} é devolvida.',
  'run-broken': `{shown}: {bet} quebrou-se depois de acertar ${TIMES}.`,
  'tail-before-first-coup': 'O sabot terminou antes do seu primeiro golpe: {bet} é devolvida.',
  'tail-too-short': '{shown}: {bet} tem {count} seguidas e paga a partir de 2.',
  'late-tail-too-short':
    '{shown}: {bet} tem {count} seguidas desde que se apostou e paga a partir de 2.',
  'outcome-invalid': 'O resultado é inválido: a aposta é devolvida.',
  'under-minimum-again': 'De novo abaixo do mínimo de {minimum}: a aposta é devolvida.',
  'under-minimum-settled-once':
    '{reason} Abaixo do mínimo de {minimum}: liquidada só desta vez, a próxima é devolvida.',
  'above-maximum-returned':
    '{reason} {over} acima do máximo de {maximum} são devolvidos ({clause}).',
  'not-decided-yet': 'Ainda por decidir.',
};
