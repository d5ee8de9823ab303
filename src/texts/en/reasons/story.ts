// The lines of a coup told again from its events.

import type { StoryReasons } from '../../../table/reasons/story.ts';

export const STORY: Readonly<Record<keyof StoryReasons, string>> = {
  'coup-opened': 'Coup {coup}: wagers are called for.',
  'dummy-coup-opened': 'Coup {coup} is a dummy: no wagers are taken.',
  'wager-set': 'Seat {seat}, {patron}: {bet} is {stake}, by {gesture}.',
  'wager-set-in-part': 'Seat {seat}, {patron}: {bet} is {stake} of {asked} asked, by {gesture}.',
  'wager-taken-back': 'Seat {seat}, {patron}: {bet} is taken back, by {gesture}.',
  'wager-reduced': 'Seat {seat}, {bet}: {from} is reduced to {to}.',
  'no-more-wagers': 'No more wagers, by {closedBy}.',
  'returned-at-seat': 'Seat {seat}: {reason}',
  'bet-goes-back-at-seat': 'Seat {seat}: {bet} goes back.',
  'shown-at-close': 'Seat {seat} had {laid}.',
  'card-face-down': '{side}, card {number}: face down.',
  'card-dealt': '{side}, card {number}: {card}.',
  'card-dealt-making': '{side}, card {number}: {card}, which makes {count}.',
  'card-turned': '{side} turns {card}.',
  'card-turned-making': '{side} turns {card}, which makes {count}.',
  'counts-announced': 'Counts announced: Player {player}, Banker {banker}.',
  'insurance-closed': 'Insurance is closed, by {closedBy}.',
  'player-won-coup': 'Player wins: Player {player}, Banker {banker}.',
  'banker-won-coup': 'Banker wins: Player {player}, Banker {banker}.',
  'coup-was-tie': 'Tie: Player {player}, Banker {banker}.',
  'coup-is-void': 'The coup is void.',
  'coup-recalculated': 'Recalculated: {line}',
  'card-corrected': 'Card {number} was keyed as {was} and is {card}.',
  'wager-paid': 'Seat {seat}, {patron}: {stake} on {bet}, back {paid}.',
  'wager-paid-less-commission':
    'Seat {seat}, {patron}: {stake} on {bet}, back {paid}, commission {commission}.',
  'wager-paid-commission-owed':
    'Seat {seat}, {patron}: {stake} on {bet}, back {paid}, commission {commission} on the marker.',
  'line-with-reason': '{line} {reason}',
  'streak-lies-again': 'Seat {seat}, {patron}: {stake} on {bet} lies again.',
  'streak-cannot-lie-again':
    'Seat {seat}, {patron}: {stake} on {bet} cannot lie again and goes back.',
  'streak-area-shut': 'Seat {seat}, {patron}: {stake} on {bet} goes back: its area is shut.',
  'streak-left-to-a-claim': 'Seat {seat}, {patron}: {stake} on {bet} is left to a claim.',
  'streak-rides-as-it-did': 'Seat {seat}, {patron}: {stake} on {bet} rides on as it did.',
  'event-happened': '{event}.',
};
