export const toOwner = 'Hola, {name}:\n\n{body}\n\nPorchlight\n';

export const pleaseCall = 'Por favor, llame a este número';
