// Why a passkey wasn't made or used.
export const notUsed = 'No se usó ninguna llave de acceso. Intente de nuevo, o inicie sesión con su contraseña.';
export const notMade = 'No se agregó ninguna llave de acceso. Intente de nuevo cuando tenga su dispositivo a mano.';
export const notAccepted = 'Esa llave de acceso no funcionó aquí. Intente de nuevo, o use su contraseña.';
export const alreadyOnDevice = 'Este dispositivo ya tiene una llave de acceso para su cuenta.';
export const notAtThisAddress = 'Las llaves de acceso no funcionan en esta dirección web.';
export const deviceCannotMakeOne = 'Este dispositivo no puede crear una llave de acceso que aceptemos.';
export const wrongPassword = 'Esa no es su contraseña.';
export const passwordTooLongAgo = 'Pasó demasiado tiempo. Escriba su contraseña otra vez.';
export const tookTooLong = 'Pasó demasiado tiempo. Intente de nuevo.';
export const unknownPasskey = 'No conocemos esta llave de acceso. Quizás se quitó. Inicie sesión con su contraseña.';
export const personNotVerified = 'Su dispositivo no comprobó que es usted. Intente de nuevo.';
export const verifyEmailFirst =
  'Verifique su correo antes de iniciar sesión. Busque en su bandeja de entrada el correo de verificación.';

// Adding and renaming one.
export const enterPassword = 'Escriba su contraseña.';
export const passkeyAdded = 'Llave de acceso agregada';
export const addFailed = 'No pudimos agregar la llave de acceso. Intente de nuevo.';
export const nameHint = 'Para distinguir sus llaves de acceso.';
export const namePlaceholder = 'Mi teléfono';
export const yourPassword = 'Su contraseña';
export const passwordHint = 'Para que nadie más agregue una llave de acceso en una pantalla que dejó abierta.';
export const waitingForDevice = 'Esperando su dispositivo...';
export const next = 'Continuar';
export const enterName = 'Escriba un nombre.';
export const renamed = 'Ahora se llama {name}';
export const renameFailed = 'No pudimos renombrar la llave de acceso. Intente de nuevo.';
export const saveName = 'Guardar nombre';
export const title = 'Llaves de acceso';

// The dialog that lists them. A slot {passkey} is its name, which only a screen reader says.
export const addPasskey = 'Agregar una llave';
export const renameTitle = 'Renombrar una llave';
export const removeTitle = 'Quitar una llave';
export const whatPasskeysAre =
  'Una llave de acceso queda en su teléfono, su computadora o una llave de seguridad. La desbloquea con su rostro, su huella o el código del dispositivo, y no necesita contraseña ni segundo paso para iniciar sesión.';
export const loadingPasskeys = 'Cargando sus llaves de acceso';
export const passkeysNotLoaded = 'No se pudieron cargar sus llaves de acceso.';
export const noPasskeys = 'Todavía no hay llaves de acceso.';
export const added = 'Agregada el {date}, sin usar todavía';
export const addedAndUsed = 'Agregada el {date}, último uso: {used}';
export const unnamed = 'Llave de acceso';
export const renameNamed = 'Renombrar{passkey}';
export const removeNamed = 'Quitar{passkey}';

// Where none can be made.
export const addressIsNumber =
  'Las llaves de acceso no funcionan en una dirección hecha solo de números. Para agregar una, abra Porchlight por su nombre de dominio.';
export const browserCannotMakeOne = 'Este navegador no puede crear llaves de acceso. Uno más nuevo sí.';

// Removing one.
export const removed = 'Se quitó {name}';
export const removeFailed = 'No pudimos quitar la llave de acceso. Intente de nuevo.';
export const removeConfirm =
  '“{name}” ya no servirá para iniciar sesión. Su dispositivo puede seguir ofreciéndola hasta que la elimine también ahí. Su contraseña no cambia.';
export const removePasskey = 'Quitar llave';
