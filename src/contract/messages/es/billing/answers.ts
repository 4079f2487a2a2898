// What the server answers about plans and paying.
export const noAccount = 'No hay ninguna cuenta con este correo';
export const checkoutFailed = 'No se pudo iniciar el pago';
export const portalFailed = 'No se pudo abrir la página de pagos';
export const subscribeFirst = 'Para administrar métodos de pago, primero debe suscribirse a un plan. Elija uno.';
export const invalidProduct = 'El producto elegido no es válido';
export const customerNotVerified = 'No se pudieron verificar los datos del cliente. Intente de nuevo.';
export const invoicesNotLoaded = 'No pudimos cargar sus facturas. Intente de nuevo.';
export const notOurPage = 'Esta dirección debe ser una de nuestras páginas.';
export const startsAtPlan = '{feature}: desde el plan {plan}.';
export const planLacksIt = 'Su plan no incluye esto.';
export const freeTrial = 'Prueba gratis';
