export const needConnection = 'As fotos precisam de conexão. Escolha a foto de novo quando estiver online.';
export const notPhoto = '{name} não é uma foto.';
export const tooHeavy = '{name} tem mais de 40 MB.';
export const unreadable = 'Não é possível ler {name} como foto.';
export const tooBig = '{name} tem 5 MB ou mais, e este navegador não consegue reduzir a foto.';
