// What stops a wager, and why one went back.

import type { WagerReasons } from '../../../table/reasons/wagers.ts';

export const WAGERS: Readonly<Record<keyof WagerReasons, string>> = {
  'stake-below-minimum': '{bet}: o mínimo é {minimum}; os {asked} não foram aceites.',
  'stake-above-maximum': '{bet}: o máximo é {maximum}; {asked} excede-o em {over}.',
  'stake-off-step':
    '{bet}: a partir de {minimum}, em múltiplos de {step}; {asked} tem {over} a mais.',
  'credit-too-small': 'O saldo é {balance}: faltam {lacking}.',
  'bet-not-offered': '{bet} não se joga nesta mesa.',
  'bet-needs-more-decks': '{bet} exige mais baralhos do que este sabot tem.',
  'bet-needs-main-wager': '{bet} exige uma aposta principal ao lado.',
  'total-below-minimum': 'As apostas de um golpe somam, no mínimo, {minimum}.',
  'area-closed': '{bet} não aceita apostas agora.',
  'insurance-not-due':
    'O Seguro só se aceita depois de quatro cartas, quando a Banca tem seis e o Jogador ' +
    'tira carta.',
  'insurance-above-main-wager':
    'O Seguro não pode exceder a própria aposta principal, que é de {maximum}.',
  'stake-not-a-multiple':
    '{bet} aposta-se em múltiplos de {unit}, para que o prémio possa ser pago.',
  'length-not-offered': '{bet} não se joga com essa extensão.',
  'wagers-closed': 'Não se aceitam mais apostas.',
  'stake-not-whole-cents': 'Uma aposta é um número inteiro de cêntimos.',
  'wagers-only-lowered': 'Agora só se pode reduzir ou retirar apostas.',
  'no-such-seat': 'Não há lugar {seat}.',
  'seat-not-playing': 'Ninguém joga agora a partir desse lugar.',
  'seat-being-paid-out': 'Este lugar está a ser pago.',
  'large-win-locked': 'Há aqui um prémio elevado retido: um funcionário vem a caminho.',
  'wager-needs-seat': 'Ninguém aposta aqui sem lugar.',
  'position-empty': 'Ninguém está agora nesta posição.',
  'stakes-laid-in-chips': 'Nesta mesa aposta-se com fichas no pano.',
  'wager-by-seat-holder-only': 'Só o cliente que ocupa o lugar faz as apostas dele.',
  'no-such-position': 'Não há posição {seat}.',
  'position-full': 'A posição {seat} já tem os seus {count} clientes.',
  'area-full': 'Há aqui {count} apostas em {bet}: não cabem mais.',
  'sum-not-countable': 'Os livros não comportam tanto dinheiro.',
  'returned-with-main-wager': 'Devolvida com a aposta de que dependia.',
  'gave-way-to-better-claim': '{bet}: {stake} cedeu a um direito melhor.',
  'returned-without-main-wager': '{bet} é devolvida: exige uma aposta principal ao lado.',
  'returned-without-nomination':
    '{bet} é devolvida: nenhuma aposta principal designa um lado neste golpe.',
  'returned-for-both-sides':
    '{bet} é devolvida: apostas principais nos dois lados não designam nenhum.',
  'returned-for-other-side':
    '{bet} é devolvida: a aposta principal não está em {side}, como declarado.',
  'returned-below-total-minimum':
    'As apostas de um golpe somam, no mínimo, {minimum}: os {stake} são devolvidos.',
  'no-wagers-before': 'Não havia aqui apostas antes.',
  'no-wagers-here': 'Não há aqui apostas.',
  'moves-more-than-lies': 'Há {stake} em {bet}: não se pode mover mais.',
  'called-bet-not-covered': 'Vieram {paid} para {asked} anunciados: não conta.',
  'no-spoken-wagers-in-book': 'Estas regras não prevêem apostas faladas.',
  'no-stakes-by-hand': 'Nesta mesa não se registam apostas à mão.',
  'reduction-after-close': 'As apostas reduzem-se entre o fecho e a primeira carta.',
  'reduction-before-exposure':
    'As apostas reduzem-se depois do fecho, antes de se mostrar uma carta.',
  'no-side-above-liability': 'Nenhum lado tem mais do que o letreiro permite.',
  'exactness-not-in-book':
    'Apostas que não se podem pagar com exactidão não se aceitam segundo estas regras.',
  'refusal-before-deal': 'Uma aposta recusa-se antes de se darem as cartas.',
  'nothing-on-bet': 'Não há nada em {bet} no lugar {seat}.',
  'every-win-payable': 'Qualquer prémio dessa aposta pode ser pago com exactidão: mantém-se.',
  'win-not-payable': 'Um prémio de {stake} não se poderia pagar em fichas: a aposta é devolvida.',
  'wagers-called-between-coups': 'As apostas pedem-se entre dois golpes.',
  'next-coup-is-dummy': 'O golpe seguinte é em branco: não aceita apostas.',
  'no-wagering-period': 'Não está aberto nenhum período de apostas.',
  'wagering-period-running': 'O período de apostas ainda não terminou.',
  'no-window-open': 'Não está aberta nenhuma janela de apostas.',
  'window-running': 'A janela ainda não terminou.',
  'no-insurance-window': 'Não está aberta nenhuma janela de Seguro.',
  'insurance-window-running': 'A janela de Seguro ainda não terminou.',
  'patron-not-there': '{patron} não está cá.',
  'own-limits-by-patron-only': 'Tais limites, cada cliente fixa só os seus.',
  'own-limit-raised-next-visit': 'Um limite seu só pode subir na próxima visita.',
  'break-length': 'Uma pausa dura de um minuto a um dia.',
  'on-own-break': 'Está na pausa que pediu.',
  'own-coup-limit': 'O seu próprio limite por golpe é {limit}.',
  'own-loss-limit': 'O seu próprio limite de perdas por visita é {limit}.',
  'tournament-only': 'Esta mesa está reservada a um torneio.',
};
