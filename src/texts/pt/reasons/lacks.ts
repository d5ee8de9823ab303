// What conditions and gates of a tournament still need.

import type { LackReasons } from '../../../tournament/reason.ts';

export const LACKS: Readonly<Record<keyof LackReasons, string>> = {
  'item-blank': '{item}',
  'term-blank': 'o termo {term}',
  'gate-director-appointed': 'tem de ser nomeado um director',
  'gate-conditions-complete': 'as condições têm de estar completas',
  'gate-approved': 'esta versão das condições tem de ser aprovada por escrito',
  'gate-published': 'esta versão das condições tem de ser publicada',
  'gate-inspectorate-told': 'a inspecção tem de ser informada desta versão',
  'gate-tables-designated': 'as mesas têm de ser designadas',
  'gate-briefed': 'todos têm de ser instruídos pelo director',
  'gate-signed': 'todos têm de assinar as condições',
  'lacks-version': 'uma versão que estas regras tenham ({name})',
  'lacks-offered-wagers': 'apostas que esta versão ofereça',
  'lacks-retained-limit': 'no máximo {count}% das inscrições para o operador',
  'lacks-permitted-variation': 'nenhuma alteração de regra que as regras não permitam',
  'lacks-least-entrants': 'um número mínimo de inscritos inferior ao máximo',
  'lacks-free-withdrawal': 'desistência gratuita até {count} dias antes do início',
  'lacks-no-refund': 'nenhum reembolso aos desclassificados',
  'lacks-whole-pool': 'prémios que distribuam o bolo inteiro',
  'lacks-fewer-prizes': 'não mais prémios do que inscritos',
  'lacks-no-cash-chips': 'fichas que não sejam de numerário',
  'lacks-one-final': 'uma final, depois de todas as outras rondas',
  'lacks-seats-for-all': '{name}: lugares para os {count} que lá podem chegar',
  'lacks-decks': '{name}: baralhos com que se joga segundo estas regras',
  'lacks-seats': '{name}: lugares que uma mesa destas regras tenha',
  'lacks-playable-limits': '{name}: uma banca e limites com que se possa jogar',
  'lacks-sessions': '{name}: sessões, mesas, lugares e uma duração',
  'lacks-one-table': '{name}: uma sessão numa mesa',
  'lacks-fewer-advancing': '{name}: menos apurados do que lugares na mesa',
};
