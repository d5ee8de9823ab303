// What stops a correction, a freeze or a ruling on a finished coup.

import type { CorrectionReasons } from '../../../table/reasons/corrections.ts';

export const CORRECTIONS: Readonly<Record<keyof CorrectionReasons, string>> = {
  'rules-of-coup-not-on-record':
    'As regras da mesa desse golpe não constam dos registos: leve-o a litígio.',
  'coup-not-settled-yet': 'Esse golpe ainda não foi liquidado: corrija nele a carta.',
  'cards-as-on-record': 'São essas as cartas registadas.',
  'accounts-not-frozen-first': 'Congele primeiro as contas, depois recalcule.',
  'found-fact-missing': 'Diga o que se encontrou.',
  'accounts-frozen': 'As contas estão congeladas.',
  'patron-owes-nothing': 'Este cliente nada deve aqui.',
  'owing-less': 'Deve {owed}: não se cobra mais.',
  'chips-too-few': 'Fichas insuficientes.',
  'patron-without-account': 'O cliente não tem aqui conta: cobre em fichas ou numerário.',
  'no-wager-stored-for-coup': 'Nenhuma aposta desse terminal está guardada para esse golpe.',
  'terminal-showed-otherwise': 'O próprio terminal diz que mostrou: {note}',
  'wager-was-not-on-offer': 'Tal aposta não estava disponível.',
  'settle-before-shown-wagers': 'Liquide primeiro o golpe: depois regista-se o que se mostrou.',
  'bet-shown-twice': 'Um terminal mostra uma só aposta em {bet}: registe-a uma vez.',
  'terminal-in-service': 'O terminal {seat} está em serviço.',
  'self-test-missing': 'Faça o autoteste e diga o que indicou.',
  'technician-missing': 'Diga que técnico reparou o terminal.',
  'several-coups-in-question': 'Há ali vários golpes em causa: diga qual.',
  'correct-before-settling':
    'As cartas corrigem-se até o golpe ser liquidado: depois recalcula-se.',
  'no-card-open': 'Não há ali carta aberta.',
  'card-as-on-record': 'É essa a carta registada.',
  'card-without-hand': 'Há uma carta que não cabe a nenhuma mão.',
  'card-would-not-be-drawn': '{card} não teria sido tirada: comunique-o primeiro.',
  'no-approval-stored': 'Não há aprovação arquivada: leve-o a quem decide os litígios.',
  'rule-in-book-already': 'Estas regras têm regra própria para isso: não precisa de aprovação.',
};
