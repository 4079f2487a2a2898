// The questions of the wizard, step by step; examples stand in empty fields. A photo is called by what it shows, without
// an article.
export const onlyConfirmed = 'Esto lo decimos solo a huéspedes con la estadía confirmada.';

// Basic Info.
export const basic = 'Datos básicos';
export const basicLead = 'Cómo se llama y dónde está.';
export const name = 'Nombre de la propiedad';
export const nameExample = 'Cabaña El Cedro';
export const street = 'Dirección';
export const streetExample = '12 Garden Street';
export const city = 'Ciudad';
export const state = 'Estado';
export const zip = 'Código postal';
export const zipExample = '12345 o 12345-6789';
export const propertyType = 'Tipo de propiedad';
export const beds = 'Dormitorios';
export const baths = 'Baños';
export const bathsHint = 'Los medios baños cuentan como 0.5.';
export const sqFt = 'Pies²';

// Access.
export const access = 'Acceso';
export const accessLead = 'Cómo entra un huésped. Los códigos se guardan cifrados.';
export const lockType = 'Tipo de cerradura de la entrada';
export const lockModel = 'Modelo de la cerradura de la entrada';
export const lockModelExample = 'Schlage BE469';
export const lockCode = 'Código de la cerradura de la entrada';
export const lockInstructions = 'Instrucciones de la cerradura de la entrada';
export const lockInstructionsExample = 'Presione el botón iluminado, marque el código y baje la manija.';
export const lockBoxLocation = 'Lugar de la caja de llaves alterna';
export const lockBoxLocationExample = 'En el medidor de gas, a la izquierda de la casa';
export const lockBoxPhoto = 'caja de llaves alterna';
export const lockBoxCode = 'Código de la caja de llaves alterna';

// Water.
export const water = 'Agua';
export const waterLead = 'Dónde se corta el agua. En una fuga, es lo primero que decimos a un huésped.';
export const waterSupplyType = 'Tipo de suministro de agua';
export const shutOffType = 'Tipo de llave de paso principal';
export const shutOffLocation = 'Lugar de la llave de paso principal';
export const shutOffExample = 'Sótano, detrás del calentador de agua, manija roja';
export const shutOffPhoto = 'llave de paso principal';
export const kitchenValve = 'Lugar de la llave de agua del fregadero';
export const kitchenValveExample = 'Debajo del fregadero, al fondo a la izquierda';
export const kitchenValvePhoto = 'llave de agua del fregadero';
export const dishwasherValve = 'Lugar de la llave de agua del lavavajillas';
export const dishwasherValveExample = 'Debajo del fregadero, la llave con la manguera gris';
export const dishwasherValvePhoto = 'llave de agua del lavavajillas';
export const bathValve = 'Lugar de la llave de agua del lavabo';
export const bathValveExample = 'En el mueble del baño, detrás del cajón';
export const bathValvePhoto = 'llave de agua del lavabo';

// Mechanical.
export const mechanical = 'Instalaciones';
export const mechanicalLead = 'Calefacción, aire y electricidad.';
export const furnaceShutOff = 'Lugar del corte de emergencia de la calefacción';
export const furnaceShutOffExample = 'Interruptor rojo al inicio de la escalera del sótano';
export const furnacePhoto = 'corte de emergencia de la calefacción';
export const electricPanel = 'Lugar del panel eléctrico';
export const electricPanelExample = 'Garaje, puerta gris junto al congelador';
export const electricPanelPhoto = 'panel eléctrico';
export const thermostatType = 'Tipo de termostato';
export const thermostatInstructions = 'Instrucciones del termostato';
export const thermostatExample = 'Mantenga presionada la rueda dos segundos y luego gírela.';

// Contractors.
export const contractors = 'Contratistas';
export const contractorsLead = 'A quién llamamos cuando algo se daña, en su orden, y quién habla por la casa.';

// Miscellaneous.
export const miscellaneous = 'Otros datos';
export const miscellaneousLead = 'Lo que más preguntan los huéspedes.';
export const wifiName = 'Nombre del Wi-Fi';
export const wifiPassword = 'Contraseña del Wi-Fi';
export const tvServices = 'Servicios de TV';
export const parkingSpots = 'Lugares de estacionamiento';
export const parkingDetails = 'Detalles del estacionamiento';
export const parkingExample = 'Solo en la entrada de autos; en la calle ponen multas después de las 10 p. m..';
export const parkingPhoto = 'lugar de estacionamiento';
export const trashBin = 'Lugar del contenedor de basura';
export const trashBinExample = 'Detrás del garaje';
export const trashBinPhoto = 'contenedor de basura';
export const trashCurbDay = 'Día de recolección de basura';

// An answer as it is said elsewhere.
export const quoted = '“{value}”';
export const empty = 'vacío';
