// What a cell of an imported sheet should hold, said where it holds something else. What is read stays in English here:
// the days, and the word between two dates.
export const textTooLong = 'Use como máximo {most} caracteres.';
export const choiceWanted = 'Elija uno de estos: {choices}.';
export const dayWanted = 'Escriba la fecha como 2026-11-20 u 11/20/2026 (mes/día/año).';
export const wholeNumberWanted = 'Escriba un número entero de {min} a {max}.';
export const numberWanted = 'Escriba un número de {min} a {max}, en pasos de {step}.';
export const stateWanted = 'Use uno de los 50 estados: sus dos letras o su nombre en inglés.';
export const timeZoneWanted = 'Escriba la zona horaria como America/Los_Angeles.';
export const emailWanted = 'Escriba un correo válido';
export const hoursWanted = 'Escriba el horario como Mon 08:00-17:00; Tue 08:00-17:00.';
export const zipsWanted = 'Escriba códigos postales de 5 dígitos con espacios entre ellos.';
export const citiesWanted = 'Escriba las ciudades con punto y coma entre ellas, como Newport; Portland, OR.';
export const holidaysWanted = 'Escriba las vacaciones como 2026-12-20 to 2027-01-02; 2027-07-04.';
export const houseNameWanted = 'Escriba el nombre de una de sus propiedades, o deje esto en blanco para todas.';
export const oneHouseWanted = 'Escriba el nombre de una de sus propiedades.';
export const tagsWanted = 'Escriba las etiquetas con punto y coma entre ellas, cada una de 60 caracteres como máximo.';
export const noHouse = 'Ninguna de sus propiedades tiene este nombre.';
export const severalHouses =
  'Varias de sus propiedades tienen este nombre. Renombre una, o deje esto en blanco para todas.';

// Two rows of a sheet for one thing. `row` is the first of them.
export const sameAddress = 'La fila {row} de este archivo tiene la misma dirección: {address}.';
export const sameContractor = 'La fila {row} de este archivo es el mismo contratista.';
export const sameStay = 'La fila {row} de este archivo es la misma estadía.';
export const sameAssignment = 'La fila {row} de este archivo es igual.';
export const sameTitle = 'La fila {row} de este archivo tiene el mismo título.';

// What cannot be told, or is not done by a file.
export const noContractor = 'Ninguno de sus contratistas tiene este nombre y tipo de servicio.';
export const severalContractors =
  'Varios de sus contratistas tienen este nombre y tipo de servicio. Asigne este en la página de la propiedad.';
export const cancelledStay = 'Esta estadía se canceló. Quite su fila.';

// A file that cannot be read.
export const quoteMisplaced = 'Hay una comilla fuera de lugar. Guarde el archivo otra vez desde su hoja de cálculo.';
export const quoteMisplacedAt =
  'Hay una comilla fuera de lugar cerca de la línea {line}. Guarde el archivo otra vez desde su hoja de cálculo.';
export const noColumns =
  'No conocemos ninguna de las columnas de la primera fila. Descargue la plantilla para ver las nuestras.';
export const columnsMissing = 'Faltan estas columnas: {columns}.';
export const columnTwice = 'La columna “{column}” está dos veces.';

// Importing what was previewed. `why` is a sentence.
export const previewExpired = 'Esta vista previa venció. Elija el archivo otra vez.';
export const cancelled = 'Usted canceló la importación. No se importó nada.';
export const underWay = 'Este archivo ya se está importando.';
export const rowRefused = 'Fila {row}: {why} No se importó nada.';
