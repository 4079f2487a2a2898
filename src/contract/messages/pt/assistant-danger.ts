export const gas =
  'Saiam todos de casa agora. Não ligue nem desligue nada, nem use chama. Lá fora, ligue para o {emergency} e depois para a companhia de gás. Não volte a entrar até dizerem que é seguro. Avisei a nossa pessoa de plantão.';
export const co =
  'Saiam todos para o ar livre agora. Ligue para o {emergency} e diga que é um alarme de monóxido de carbono. Não volte a entrar até dizerem que é seguro. Avisei a nossa pessoa de plantão.';
export const fire =
  'Saiam todos agora. Feche as portas ao sair e não pare por causa das coisas. Já fora, ligue para o {emergency}. Não volte a entrar. Avisei a nossa pessoa de plantão.';
export const flood =
  'Se a água estiver perto de tomadas, lâmpadas ou do quadro elétrico, não entre nela; ligue para o {emergency} se alguém correr perigo.';
export const electric =
  'Não toque e afaste todos. Se houver fogo, fumaça ou alguém ferido, saia e ligue para o {emergency}. Se caiu um fio elétrico, fique a pelo menos 10 metros e ligue para o {emergency}. Avisei a nossa pessoa de plantão.';
export const breakin =
  'Se alguém está dentro ou tenta entrar, ponha-se a salvo e ligue agora para o {emergency}: saia se puder, ou tranque-se num quarto. Não enfrente ninguém. Avisei a nossa pessoa de plantão, que vai entrar neste chat.';
export const medical =
  'Ligue agora para o {emergency} e siga as instruções. Fique com a pessoa; destranque a porta da frente se puder. Avisei a nossa pessoa de plantão, que vai entrar neste chat.';
export const medicalLine = 'Se pensa em se machucar, também pode ligar ou escrever para o 988.';
export const collapse =
  'Tire todos de perto e dessa parte da casa. Se alguém estiver ferido ou preso, ligue para o {emergency}. Avisei a nossa pessoa de plantão.';
export const lockout =
  'Ajudo a entrar ou a sair. Se alguém corre perigo, ou se há uma criança ou alguém que precisa de ajuda trancado dentro, ligue para o {emergency}.';

export const dangerAsk =
  'Há alguém em perigo agora? Se sim, ligue primeiro para o {emergency} e depois diga o que está acontecendo.';
export const dangerBesides = 'Se alguém estiver ferido ou em perigo, ligue primeiro para o {emergency}.';
export const dangerYes =
  'Ligue agora para o {emergency} e siga as instruções. Se puder, leve todos para um lugar seguro. Avisei a nossa pessoa de plantão, que vai entrar neste chat.';
export const dangerNo = 'Ótimo. Diga então o que está acontecendo e eu ajudo daqui.';
export const toldPeople = 'Avisei a nossa pessoa de plantão, que vai entrar neste chat.';
export const stillRinging =
  'Ainda ninguém atendeu; estou chamando a próxima pessoa de plantão. Se alguém corre perigo, não espere por nós: ligue para o {emergency}.';
export const addressLine = 'O endereço para dar a eles:';

export const shutoffWater = 'Para cortar a água, feche o registro geral. Está aqui: {where}';
export const shutoffWaterUnknown =
  'Para cortar a água, feche o registro geral se o encontrar: costuma estar junto ao aquecedor, no porão ou junto ao medidor; gire para a direita.';
export const shutoffPanel =
  'Só se chegar lá em segurança e a seco, desligue a luz no quadro elétrico. Está aqui: {where}';
export const shutoffFurnace = 'Só se ficar no caminho: o corte da caldeira está aqui: {where}';

export const subjectFlood = 'Água invadindo';
export const subjectElectric = 'Perigo elétrico';
export const subjectLockout = 'Alguém trancado dentro ou fora, em risco';
