// The dialog that changes it.
export const changePassword = 'Cambiar contraseña';
export const done = 'Listo';
export const updatePassword = 'Guardar contraseña';
export const updating = 'Guardando...';
export const passwordUpdated = 'Contraseña cambiada';
export const currentPasswordRequired = 'La contraseña actual es obligatoria.';
export const wrongCurrentPassword = 'Esa no es su contraseña actual.';
export const currentPassword = 'Contraseña actual';
export const updateFailedTryAgain = 'No se pudo cambiar la contraseña. Intente de nuevo.';

// The fields and rules of a new one.
export const newPassword = 'Contraseña nueva';
export const confirmNewPassword = 'Repita la contraseña nueva';
export const passwordsDiffer = 'Las contraseñas nuevas no coinciden.';
export const ruleLength = 'Al menos {count, plural, one {# carácter} other {# caracteres}}';
export const ruleLowercase = 'Una letra minúscula';
export const ruleUppercase = 'Una letra mayúscula';
export const ruleDigit = 'Un número';
export const ruleSign = 'Uno de estos: @$!%*?&';
export const ruleMet = '(cumplida)';
export const ruleNotMet = '(todavía no)';
export const rulePassphrase = 'O {count, plural, one {# carácter} other {# caracteres}} o más de cualquier tipo.';

// The page that a reset link opens.
export const checkingLink = 'Revisando el enlace';
export const linkInvalid = 'El enlace para cambiar la contraseña no es válido o venció. Intente de nuevo.';
export const linkInvalidHelp =
  'Un enlace sirve una vez, dentro de una hora. Pida otro con “¿Olvidó su contraseña?” en la página de inicio de sesión.';
export const passwordSet = 'Su contraseña se cambió. Ya puede iniciar sesión con la nueva.';
export const updateFailed = 'No se pudo cambiar la contraseña.';
export const goToSignIn = 'Ir a iniciar sesión';
