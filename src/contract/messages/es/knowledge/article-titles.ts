// What an article is called that a manual's text is about and puts no title over: the assistant knows its subject by
// these words.
export const entryInstructions = 'Instrucciones para entrar';
export const parking = 'Estacionamiento';
export const bins = 'Dónde están los contenedores';
export const thermostat = 'Termostato';
export const tv = 'TV';
export const mainWater = 'Llave de paso principal';
export const electricPanel = 'Panel eléctrico';
export const furnace = 'Corte de la calefacción';
export const checkIn = 'Llegada';
export const checkOut = 'Salida';
