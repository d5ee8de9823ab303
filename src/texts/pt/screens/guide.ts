// The patron’s guide: the help of the terminal and docs/guides/patron.md, in Portuguese.

import type { ScreenTexts } from '../../screen-texts.ts';

export const GUIDE: ScreenTexts['guide'] = {
  title: 'No terminal',
  parts: {
    see: {
      heading: 'O que vê',
      lines: [
        'Duas mãos de cartas: o Jogador a azul, a Banca a vermelho. São dois lados da ' +
          'mesa, não duas pessoas. O algarismo grande são os pontos da mão, de 0 a 9; zero ' +
          'pontos chama-se Bacará.',
        'Por baixo, as áreas de aposta, cada uma com o que paga. O que esta mesa não ' +
          'oferece não aparece.',
        'Em baixo o seu saldo, o que tem na mesa, o seu último prémio e as fichas.',
        'Em cima o jogo e a sua versão, a menor e a maior aposta, e um anel com os ' +
          'segundos restantes.',
        'As estradas são o passado deste sabot em cinco desenhos. Os resultados passados ' +
          'não mudam as probabilidades.',
      ],
    },
    begin: {
      heading: 'Começar',
      lines: [
        'Insira notas, ou compre fichas ao croupier: o saldo mostra-o logo. Numa ' +
          'demonstração toque em «Inserir $100»; não é dinheiro real.',
        'Escolha a qualquer momento a língua, a letra grande ou o alto contraste; nenhuma ' +
          'aposta é afectada.',
      ],
    },
    wager: {
      heading: 'Fazer uma aposta',
      lines: [
        'Enquanto o ecrã diz «Façam as vossas apostas», toque numa ficha e depois numa ' +
          'área. Cada toque junta uma ficha; também pode arrastar.',
        'Uma ficha fica pálida até a casa a confirmar. Só joga uma aposta confirmada.',
        'Desfazer retira o último toque, Limpar retira tudo, Repetir coloca as apostas do ' +
          'seu último golpe, Dobrar duplica o que lá está.',
        'Uma aposta que não pode ser aceite diz porquê e por que regra; o seu dinheiro ' +
          'fica onde estava.',
        'Depois de «Nada mais» não se pode juntar, mudar nem retirar nada.',
      ],
    },
    coup: {
      heading: 'Como decorre um golpe',
      lines: [
        'Cada mão recebe duas cartas. O ás vale 1, dez e figuras 0, as outras o seu ' +
          'número; da soma só conta o último algarismo.',
        'Com 8 ou 9 em duas cartas, um natural, ninguém tira. Caso contrário a tabela de ' +
          'tiragem das regras diz se uma mão tira terceira carta: ninguém escolhe.',
        'Ganha quem tem mais pontos. Pontos iguais são empate.',
      ],
    },
    won: {
      heading: 'O que ganhou, e porquê',
      lines: [
        'As áreas que ganharam iluminam-se e o pagamento vai para o seu saldo automaticamente.',
        'Toque em «Porquê?»: para cada aposta o pagamento, a explicação e o número da regra.',
        'Pode rever os seus últimos golpes, com cartas e pagamentos.',
      ],
    },
    leave: {
      heading: 'Sair',
      lines: [
        'Toque em «Levantar». O que ainda está na mesa joga-se primeiro até ao fim.',
        'Recebe um talão, ou o funcionário paga-lhe em mão. Guarde o talão como dinheiro.',
      ],
    },
    wrong: {
      heading: 'Quando há um problema',
      lines: [
        '«Chamar funcionário» traz alguém ao seu lugar. Se acha que um pagamento está ' +
          'errado, chame antes do golpe seguinte: a casa vê consigo o golpe registado.',
        'Contas congeladas: nada se move até um supervisor decidir. Saldo e apostas ficam ' +
          'como estão.',
        'Golpe em branco: dão-se cartas, nenhuma aposta joga. Golpe anulado: todas as suas ' +
          'apostas são devolvidas.',
        'O servidor não responde: as apostas aceites estão seguras. O ecrã volta automaticamente.',
        'O ecrã ou o leitor de notas não responde: não mexa e chame. O que foi aceite está ' +
          'registado.',
      ],
    },
    safe: {
      heading: 'Jogue com moderação',
      lines: [
        'Decida antes quanto e quanto tempo. A casa tem vantagem em todas as apostas, e ' +
          'nenhuma aposta «tem de sair».',
        'Pode sair depois de qualquer golpe. Uma pausa não custa nada.',
        'Se já não é um prazer, diga-o a qualquer funcionário: a ajuda é gratuita e ' +
          'ninguém é informado.',
      ],
    },
  },
};
