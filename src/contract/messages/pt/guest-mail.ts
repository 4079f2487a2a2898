export const codeSubject = 'O seu código para {house}';
export const codeIs = '{code} é o seu código para o chat de {house}. Vale por {minutes} minutos.';
export const codeText =
  '{hello}\n\n{codeIs}\n\nNinguém vai pedir esse código fora desse chat. Se você não o pediu, pode ignorar este e-mail.\n\nPorchlight\n';
export const hello = 'Olá, {name},';
export const helloThere = 'Olá,';

export const linkSubject = 'A sua estadia em {house}';
export const linkText =
  '{hello}\n\neste é o seu link pessoal para o assistente de {house}. Ele responde dia e noite: como entrar, o Wi-Fi e o que fazer quando algo não funciona.\n\n{link}\n\nEle conhece a sua estadia (de {checkIn} a {checkOut}), por isso não o repasse, por favor.\n\nPorchlight\n';
