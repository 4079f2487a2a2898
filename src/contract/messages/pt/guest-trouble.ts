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
