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
export const notFound = 'Este link já não está em uso. Peça o novo ao anfitrião.';
export const checkFirst =
  'Verifique primeiro a sua estadia. Depois você pode escolher um horário e dizer se está resolvido.';
