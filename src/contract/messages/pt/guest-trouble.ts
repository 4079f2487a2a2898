export const linkGone = 'Este link já não está em uso.';
export const linkGoneWhy =
  'Talvez o anfitrião o tenha renovado. Escaneie de novo o código que está na casa ou peça o novo link ao anfitrião.';
export const notReached = 'Não conseguimos falar com a casa.';
export const notOpened = 'Não conseguimos abrir o chat.';
export const checkConnection = 'Verifique a sua conexão e tente de novo.';
export const isKept = 'O que você escreveu fica guardado neste aparelho.';
export const inDanger = 'Em caso de perigo, ligue para {number}.';
export const tryAgain = 'Tentar de novo';
export const stayCheckNotOpened = 'Não conseguimos abrir a verificação. Verifique a sua conexão e tente de novo.';

export const unreachable = 'Não conseguimos falar com a Porchlight. Verifique a sua conexão e tente de novo.';
export const tooMany = 'Pedidos demais. Espere um pouco e tente de novo.';
export const tooManyFor = 'Pedidos demais. Tente de novo em {time}.';
export const lockedDates =
  'Tentativas demais. Tente de novo em {time}, peça um código para o e-mail da sua reserva ou peça uma pessoa.';
export const lockedCode = 'Tentativas demais. Tente de novo em {time}, use as suas datas ou peça uma pessoa.';
export const noTexts = 'Aqui não conseguimos enviar SMS. Use o seu e-mail.';
export const changed = 'Isso mudou entretanto.';
export const over = 'Este chat terminou com a estadia. Escreva aqui para começar um novo.';
export const fileTooBig = 'O arquivo deve ter menos de 5 MB.';
export const notTaken = 'Não foi possível enviar assim.';
export const ourFault = 'Algo falhou do nosso lado. Nada se perdeu; tente de novo.';
