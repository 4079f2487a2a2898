export const notNow = 'Agora não';
export const whyCheck = 'Os códigos e o endereço exato são só para hóspedes com uma estadia em curso.';
export const codeInstead = 'Prefiro receber um código';
export const datesInstead = 'Prefiro usar as datas';

export const checkIn = 'Chegada';
export const checkOut = 'Saída';
export const lastDigits = 'Últimos quatro dígitos do telefone da reserva';
export const checkInMissing = 'Informe o dia em que a estadia começa.';
export const checkOutMissing = 'Informe o dia em que a estadia termina.';
export const checkOutEarly = 'A saída vem depois da chegada.';
export const digitsMissing = 'Digite os últimos quatro dígitos do telefone da reserva.';
export const noMatch =
  'Isso não corresponde a nenhuma estadia aqui. {count, plural, one {Resta uma tentativa} other {Restam # tentativas}}.';

export const sendCode = 'Enviar código';
export const emailOrPhone = 'E-mail ou telefone da reserva';
export const email = 'E-mail da reserva';
export const addressMissing = 'Digite o endereço da sua reserva.';
export const codeOnItsWay = 'Se {to} está em uma reserva daqui, um código está a caminho. Vale por {minutes} minutos.';
export const code = 'Código';
export const codeMissing = 'Digite os seis dígitos do código.';
export const codeWrong =
  'Esse não é o código, ou já expirou. {count, plural, one {Resta uma tentativa} other {Restam # tentativas}}.';
export const anotherCode = 'Enviar outro código';
