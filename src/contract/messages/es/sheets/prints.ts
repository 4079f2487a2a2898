// What is printed for a home, to be read by its guests: the house sheet and the QR card.
export const houseSheetTitle = '{property}: hoja de la casa';
export const qrCardTitle = '{property}: escanee para recibir ayuda';
export const anythingWrong = '¿Algo no funciona, o tiene una pregunta?';
export const scanDayOrNight = 'Escanee, de día o de noche. Sin app ni cuenta, y con una persona cuando la pida.';
export const scanForHelp = '¿Algo no funciona, o tiene una pregunta? Escanee, de día o de noche.';
export const personAnyTime = 'Sin app ni cuenta. Puede pedir una persona cuando quiera.';
export const danger = '¿Peligro? Llame primero al {number}.';
// The address stands on a line of its own below.
export const youAreAt = 'Usted está en';
export const noCodesHere =
  'Esta hoja no lleva códigos de la puerta ni contraseñas. Los huéspedes los reciben en el chat cuando su estadía está confirmada.';

// The facts of the home, in their groups; some name photos as well.
export const waterOrPower = 'Si hay que cortar el agua o la luz';
export const waterShutOff = 'Llave de paso principal';
export const kitchenValve = 'Llave de agua del fregadero';
export const dishwasherValve = 'Llave de agua del lavavajillas';
export const bathValve = 'Llave de agua del lavabo';
export const electricPanel = 'Panel eléctrico';
export const furnaceShutOff = 'Corte de la calefacción';
export const kindAndPlace = '{kind}: {text}';
export const wifiAndTv = 'Wi-Fi y TV';
export const network = 'Red';
export const password = 'Contraseña';
export const passwordOnScan = 'Escanee el código. La recibe en cuanto su estadía esté confirmada.';
export const tv = 'TV';
export const heatingAndCooling = 'Calefacción y aire';
export const thermostat = 'Termostato';
export const parking = 'Estacionamiento';
export const spots = 'Lugares';
export const goodToKnow = 'Información útil';
export const trash = 'Basura';
export const bins = 'Contenedores';
export const curbDay = 'Día de recolección';
export const noPickUp = 'Sin recolección: llévesela, por favor.';
export const photos = 'Cómo se ve';

// In the place of words with letters that the sheet has no type for.
export const unprintable = 'Escanee el código para leerlo: esta hoja no puede imprimir algunas de sus letras.';
export const yourStay = 'Su estadía';
export const addressOfBooking = 'la dirección de su reserva';

// Said to an owner.
export const manyPrint = 'Ahora se imprimen muchas hojas. Intente de nuevo en un momento.';
