// The lines of a coup told again from its events.

import type { StoryReasons } from '../../../table/reasons/story.ts';

export const STORY: Readonly<Record<keyof StoryReasons, string>> = {
  'coup-opened': 'Golpe {coup}: pedem-se apostas.',
  'dummy-coup-opened': 'O golpe {coup} é em branco: não se aceitam apostas.',
  'wager-set': 'Lugar {seat}, {patron}: {bet} com {stake} ({gesture}).',
  'wager-set-in-part': 'Lugar {seat}, {patron}: {bet} com {stake} dos {asked} pedidos ({gesture}).',
  'wager-taken-back': 'Lugar {seat}, {patron}: {bet} retirada ({gesture}).',
  'wager-reduced': 'Lugar {seat}, {bet}: {from} reduzido a {to}.',
  'no-more-wagers': 'Nada mais ({closedBy}).',
  'returned-at-seat': 'Lugar {seat}: {reason}',
  'bet-goes-back-at-seat': 'Lugar {seat}: {bet} devolvida.',
  'shown-at-close': 'Lugar {seat} tinha {laid}.',
  'card-face-down': '{side}, carta {number}: tapada.',
  'card-dealt': '{side}, carta {number}: {card}.',
  'card-dealt-making': '{side}, carta {number}: {card}, que faz {count}.',
  'card-turned': '{side} vira {card}.',
  'card-turned-making': '{side} vira {card}, que faz {count}.',
  'counts-announced': 'Pontos anunciados: Jogador {player}, Banca {banker}.',
  'insurance-closed': 'O Seguro fechou ({closedBy}).',
  'player-won-coup': 'Ganha o Jogador: Jogador {player}, Banca {banker}.',
  'banker-won-coup': 'Ganha a Banca: Jogador {player}, Banca {banker}.',
  'coup-was-tie': 'Empate: Jogador {player}, Banca {banker}.',
  'coup-is-void': 'O golpe foi anulado.',
  'coup-recalculated': 'Recalculado: {line}',
  'card-corrected': 'A carta {number} foi registada como {was} e é {card}.',
  'wager-paid': 'Lugar {seat}, {patron}: {stake} em {bet}, recebe {paid}.',
  'wager-paid-less-commission':
    'Lugar {seat}, {patron}: {stake} em {bet}, recebe {paid}, comissão {commission}.',
  'wager-paid-commission-owed':
    'Lugar {seat}, {patron}: {stake} em {bet}, recebe {paid}, comissão em dívida {commission}.',
  'line-with-reason': '{line} {reason}',
  'streak-lies-again': 'Lugar {seat}, {patron}: {stake} em {bet} volta a estar em jogo.',
  'streak-cannot-lie-again':
    'Lugar {seat}, {patron}: {stake} em {bet} não pode voltar a jogo e é devolvida.',
  'streak-area-shut':
    'Lugar {seat}, {patron}: {stake} em {bet} é devolvida: a sua área está fechada.',
  'streak-left-to-a-claim': 'Lugar {seat}, {patron}: {stake} em {bet} fica para uma reclamação.',
  'streak-rides-as-it-did': 'Lugar {seat}, {patron}: {stake} em {bet} prossegue como estava.',
  'event-happened': '{event}.',
};
