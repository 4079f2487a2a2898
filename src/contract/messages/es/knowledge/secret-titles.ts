// Guests' questions are matched against these words.
export const doorCode = 'Código de la puerta';
export const doorInstructions = 'Cómo abrir la puerta';
export const lockBoxPlace = 'Dónde está la caja de llaves';
export const lockBoxCode = 'Código de la caja de llaves';
export const wifiPassword = 'Contraseña del Wi-Fi';
export const streetAddress = 'Dirección';
export const spareLockBoxPlace = 'Dónde está la caja de llaves de repuesto';
export const spareLockBoxCode = 'Código de la caja de llaves de repuesto';
