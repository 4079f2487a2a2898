// What the server answers when it can't do what it is asked.
export const unauthorized = 'No ha iniciado sesión. Inicie sesión para continuar.';
export const forbidden = 'No tiene permiso para hacer eso.';
export const planNeeded = 'Su plan no incluye esto.';
export const twoFactorRequired = 'Configure primero la verificación en dos pasos.';
export const notInRole = 'Su rol en esta cuenta no incluye esto.';
export const notAMember = 'Ya no está en esta cuenta.';
export const codesNotYours =
  'Con su rol no puede leer ni cambiar códigos, ni decidir quién los recibe. Pida al propietario que le permita verlos.';
export const notFound = 'No pudimos encontrar eso.';
export const gone = 'Esto ya terminó.';
export const conflict = 'Eso cambió mientras tanto.';
export const invalid = 'Corrija los errores señalados.';
export const overLimit = 'Es más de lo acordado.';
export const locked = 'Demasiados intentos. Espere un momento, por favor.';
export const tooMany = 'Demasiadas solicitudes. Espere un momento, por favor.';
export const paymentsFailed = 'El proveedor de pagos no respondió. Intente de nuevo.';
export const unavailable = 'Ahora no podemos acceder a nuestra base de datos. Intente de nuevo en un momento.';

// What else the server answers.
export const internal = 'Algo falló de nuestro lado. No se perdió nada. Intente de nuevo.';
export const tryAgainIn = 'Demasiadas solicitudes. Intente de nuevo en {time}.';
export const seconds = '{count, plural, one {# segundo} other {# segundos}}';
export const unknownPage = 'Ya no conocemos esa página.';
export const tooManySignIns = 'Demasiadas personas están iniciando sesión ahora. Intente de nuevo en un momento.';
export const tooManyPhotos = 'Ahora estamos procesando demasiadas fotos. Intente de nuevo en un momento.';
export const notAnImage = 'El archivo debe ser una imagen';
export const fileTooLarge = 'El archivo debe pesar menos de 5 MB';

// What programs are told.
export const notUnderstood = 'No entendemos esa solicitud.';
export const sendJson = 'Envíe JSON.';
export const nestedTooDeeply = 'Tiene demasiados niveles anidados.';
export const notOurAddress = 'Esa dirección no lleva a nuestras páginas.';
export const idempotencyKeyTooLong = 'Un Idempotency-Key tiene 200 caracteres como máximo.';
export const visitorIdMissing =
  'Sin sesión iniciada, un Idempotency-Key necesita un X-Visitor-Id: un UUID aleatorio que sea siempre el mismo.';
export const idempotencyKeyBusy = 'La primera solicitud con este Idempotency-Key todavía está en curso.';
export const idempotencyKeyReused = 'Este Idempotency-Key se usó con otro cuerpo.';
export const bodyTooLarge = 'Eso es demasiado grande.';
