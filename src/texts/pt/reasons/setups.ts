// What is wrong with a set-up.

import type { SetupReasons } from '../../../table/reasons/setups.ts';

export const SETUPS: Readonly<Record<keyof SetupReasons, string>> = {
  'no-such-edition': 'Estas regras não têm a edição {name}.',
  'edition-not-later': '{name} não é posterior à edição em vigor.',
  'edition-not-yet': '{name} entra em vigor em {note}.',
  'edition-replaced': '{name} está em vigor desde {note}: tem de ser anunciada ou escolhida.',
  'no-tournaments-in-book': 'Estas regras não prevêem torneios.',
  'book-takes-no-tickets': 'Com estas regras nenhum terminal aceita talões.',
  'tickets-into-terminals-only': 'Só os terminais aceitam talões, não os lugares à mesa.',
  'table-plays-other-book': 'Esta mesa joga-se segundo {name}: feche-a primeiro.',
  'other-currency': 'Os livros desta mesa são em {name}.',
  'decks-out-of-bounds': 'Joga-se com {least} a {most} baralhos.',
  'places-out-of-bounds': 'Uma mesa tem {counts} {places}.',
  'other-places-in-book': 'Segundo estas regras joga-se em {places}.',
  'place-numbers-not-unique': 'Cada lugar tem um número próprio, a partir de 1.',
  'no-such-version': '{name} não tem a versão {version}.',
  'wager-not-in-version': '{name} não tem aposta em {wager}.',
  'wager-needs-decks': '{wager} exige pelo menos {least} baralhos.',
  'no-such-odds-option':
    'As regras têm {count, plural, one {# opção} other {# opções}} para {wager}.',
  'chip-below-a-cent': 'Uma ficha vale um cêntimo ou mais.',
  'tie-percent-out-of-bounds':
    'O letreiro indica quanto paga um empate: 1 a 10 por cento, inteiro ou meio.',
  'limits-not-in-order': 'Os limites são cêntimos inteiros, do mínimo ao máximo.',
  'limits-missing': '{wager} está disponível sem limites.',
  'lock-at-terminals-only': 'Só nos terminais se retêm prémios, a partir de um cêntimo.',
  'stakes-not-all-payable':
    'Nem todas as apostas permitidas em {wager} se podem pagar em cêntimos inteiros.',
  'cutting-card-out-of-bounds': 'A carta fica a {counts} do fim.',
  'aggregate-minimum-unreachable': 'Nenhum conjunto de apostas atinge esse mínimo total.',
  'limit-lets-nothing-through': 'Não deixa passar aposta alguma: fixe pelo menos o mínimo.',
  'no-such-sum-on-sign': 'Estas regras não têm tal valor no letreiro.',
  'wagers-at-terminals-in-book': 'Segundo estas regras aposta-se nos terminais.',
  'no-such-layout': 'Estas regras têm o pano {counts}.',
  'face-up-in-book': 'Segundo estas regras as cartas dão-se abertas.',
  'dealer-keeps-shoe-and-cards':
    'Segundo estas regras o croupier fica com o sabot e com as cartas.',
  'time-not-above-zero': 'Indique um tempo acima de zero.',
  'return-not-known': 'O retorno de {wager} não é conhecido; o mínimo é {floor}.',
  'return-below-floor': 'O retorno de {wager} é {percent}; o mínimo é {floor}.',
  'return-not-as-approved': 'O retorno de {wager} é {percent}, e não {floor}.',
};
