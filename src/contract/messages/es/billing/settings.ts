// The card of a profile. {what} and {ofInvoice} are said by screen readers alone.
export const billingSettings = 'Ajustes de pago';

export const paymentMethod = 'Método de pago';
export const manageMethod = 'Administrar{what}';
export const ofPaymentMethod = 'el método de pago';
export const subscriptionPlan = 'Plan de suscripción';
export const freeTrial = 'Prueba gratis';
export const planActive = '{plan} (activo)';
export const changePlan = 'Cambiar{what}';
export const ofSubscriptionPlan = 'el plan de suscripción';
export const apiAndWebhooks = 'API y webhooks';
export const partOfPlan = 'Parte de su plan';
export const fromEssential = 'Desde el plan Essential';
export const open = 'Abrir{what}';
export const languageModel = 'Modelo de lenguaje';
export const languageModelNote = 'Para qué se usó, mes a mes';
export const ofLanguageModel = 'para qué se usó el modelo de lenguaje';

// The invoices.
export const invoices = 'Facturas';
export const loadingInvoices = 'Cargando facturas';
export const retry = 'Reintentar';
export const noInvoices = 'Todavía ninguna.';
export const payNow = 'Pagar ahora';
export const paid = 'Pagada';
export const pdf = 'PDF{ofInvoice}';
export const ofInvoice = 'de la factura del {date}';
export const notPaidYet = 'Sin pagar todavía';
export const notPaid = 'Sin pagar';
export const voided = 'Anulada';

// The dialog of the payment method.
export const cardsNote =
  'Nuestro proveedor de pagos guarda sus tarjetas en sus propias páginas. Nunca vemos sus números.';
export const managePaymentMethods = 'Administrar métodos de pago';
export const currentPaymentMethod = 'Método de pago actual';
export const methodLoading = 'Cargando...';

// What an owner has to know of their plan on every screen.
export const chooseAPlan = 'Elegir un plan';
export const updatePaymentMethod = 'Cambiar método de pago';
export const trialEndsToday = 'Su prueba gratis termina hoy';
export const trialEndsTomorrow = 'Su prueba gratis termina mañana';
export const trialEndsInDays = 'Su prueba gratis termina en {days, plural, one {# día} other {# días}}';
export const trialEndsText = 'Elija un plan para que el asistente de la casa siga respondiendo a sus huéspedes.';
export const paymentFailed = 'Su último pago no se realizó';
export const paymentFailedText =
  'Todo sigue funcionando hasta el {date}. Actualice su tarjeta y lo intentamos de nuevo enseguida.';
export const planEnded = 'Su plan terminó';
export const trialEnded = 'Su prueba gratis terminó';
export const graceText = 'Seguimos respondiendo a sus huéspedes hasta el {date}. No se elimina nada.';
export const assistantStopped = 'El asistente de la casa se detuvo';
export const assistantStoppedText =
  'Los huéspedes ven sus datos de contacto. En una emergencia siguen recibiendo las instrucciones de seguridad. No se elimina nada.';

// How the plan stands, under its name in the profile.
export const trialUntil = 'Todo lo de Professional hasta el {date}.';
export const trialForever = 'Todo lo de Professional.';
export const endsOn = 'Termina el {date}.';
export const pastDueUntil = 'El último pago no se realizó. Su plan sigue hasta el {date}.';
export const graceUntil = 'Terminó. Todo funciona hasta el {date}.';
export const hasEnded = 'Terminó.';
export const runs = '{count, plural, one {# propiedad} other {# propiedades}}.';
export const runsMonthly = '{count, plural, one {# propiedad} other {# propiedades}}, cobro mensual.';
export const runsAnnually = '{count, plural, one {# propiedad} other {# propiedades}}, cobro anual.';
export const firstPaymentOn = 'Primer pago el {date}.';
export const nextPaymentOn = 'Próximo pago el {date}.';

// The card that pays.
export const visa = 'Visa';
export const mastercard = 'Mastercard';
export const amex = 'American Express';
export const cardEnding = '{brand} que termina en {last4}';
export const unknownCardEnding = 'Tarjeta que termina en {last4}';
export const noPaymentMethod = 'Sin método de pago';
