// Three steps until guests are answered, on the dashboard of a new owner.
export const loadingExample = 'Cargando un ejemplo';
export const title = 'Tres pasos para encender la luz';
export const dismiss = 'Cerrar los primeros pasos';
export const addProperty = 'Agregue su primera propiedad';
export const whyProperty = 'Unos 5 minutos. Con cada respuesta que dé, sus huéspedes reciben una.';
export const addContractor = 'Agregue un contratista';
export const whyContractor =
  'Su propio plomero, electricista o encargado de mantenimiento general. Lo enviamos cuando algo se daña.';
export const printCard = 'Imprima la tarjeta QR';
export const whyCard = 'Los huéspedes la escanean y escriben. No lleva dirección, código ni contraseña.';
export const printCardOf = 'Imprimir la tarjeta de {property}';
export const example = 'Así se ve una propiedad en su tabla:';
export const done = 'Listo';
