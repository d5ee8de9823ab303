// Why the house itself refuses, beside its tables and tournaments.

import type { ServerReasons } from '../../../wire/reasons/server-reasons.ts';
import type { HouseReasons } from '../../../wire/reasons/house-reasons.ts';

export const HOUSE: Readonly<Record<Exclude<keyof HouseReasons, keyof ServerReasons>, string>> = {
  'screen-only-shows': 'Este ecrã só mostra: não pode actuar.',
  'approval-not-valid': 'Essa aprovação já não é válida: peça-a de novo.',
  'seal-of-another-line': 'Não é o selo desta linha: nada se confirmou.',
  'not-understood': 'A casa não entendeu: {note}. Nada se fez.',
  'not-from-here': 'Daqui não.',
  'effect-not-known': 'Não é possível dizer o que isso faria.',
  'table-stopped': 'Esta mesa está parada: {note}',
  'tournament-stopped': 'Este torneio está parado: {note}',
  'later-command-done':
    'Já se executou um comando posterior desta página. Envie de novo com outra chave.',
  'https-wanted': 'Uma casa real só envia os seus acontecimentos por https.',
  'no-provider': 'Esta casa não tem fornecedor de identidade.',
  'provider-names-nobody': 'O fornecedor não indicou ninguém que trabalhe aqui.',
  'second-factor-wanted': 'O fornecedor tem de pedir um segundo fator.',
  'roles-not-claimed': 'O fornecedor não indica nenhuma função que seja sua aqui.',
  'needs-another-person': 'Para isso tem de vir outra pessoa.',
  'role-may-not': 'Como {role} não pode fazer isso aqui.',
  'terminal-for-own-seat': 'Um terminal fala só pelo seu lugar.',
  'terminal-for-own-patron': 'Um terminal fala só pelo seu cliente.',
  'table-staff-only': 'Isso cabe ao pessoal da mesa.',
  'ticket-not-printed': 'Só um talão impresso paga por talão.',
  'notes-by-acceptor-only': 'Só um leitor de notas credita notas.',
  'tickets-by-terminal-only': 'Só o número do talão o faz entrar num terminal.',
  'shoe-is-virtual': 'Este sabot é virtual: as cartas saem automaticamente.',
  'shoe-is-real': 'Esta mesa joga com um sabot real.',
  'setup-not-approved': 'Essa configuração não está entre as aprovadas aqui.',
  'approval-not-stored':
    'A aprovação que esta configuração indica não está arquivada para as suas regras.',
  'no-such-table': 'Não há tal mesa.',
  'table-under-book': 'Esta mesa segue {name}.',
  'approval-of-day-to-come': 'A aprovação é de um dia futuro.',
  'setup-by-table': 'Segundo estas regras cada mesa tem a sua configuração.',
  'table-in-play': '{name} está em jogo: todas as mesas mudam juntas.',
  'table-cannot-change': '{name} não pode mudar agora: {reason}',
  'no-approved-console': 'Esta mesa não tem consola aprovada.',
  'terminal-not-approved': 'O terminal {seat} não tem aprovação registada.',
  'option-of-whole-house':
    '{wager} paga-se pela opção {number} em toda a casa: nenhuma mesa tem outra.',
  'terminal-in-audit':
    'O pessoal examina este terminal: entretanto nada se aposta nem se paga aqui.',
  'tournament-at-table': 'Joga-se um torneio nesta mesa.',
  'terminal-takes-no-notes': 'Este terminal não aceita notas agora.',
  'terminal-out-of-play': 'Este terminal está fora de jogo: não aceita notas.',
  'terminal-being-paid-out': 'Este terminal está a ser pago.',
  'note-not-taken': 'Essa nota não se aceita aqui.',
  'terminal-holds-most': 'Este terminal já tem o máximo permitido: não aceita mais notas.',
  'note-came-back': 'A nota foi devolvida: tente de novo dentro de momentos.',
};
