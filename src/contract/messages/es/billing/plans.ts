// The dialog that changes the plan.
export const chooseYourPlan = 'Elija su plan';
export const yourPlanBadge = 'Su plan';
export const mostPopular = 'El más elegido';
export const byCall = 'Por llamada';
export const perPropertyPerMonth = 'por propiedad al mes';
export const monthlyTotal = '{amount} al mes en total';
export const contactSales = 'Contactar a ventas';
export const yourPlan = 'Su plan';
export const choosePlan = 'Elegir {plan}';

// The table that compares the plans.
export const compareAll = 'Comparar los planes';
export const firstPlan = 'Primer plan';
export const secondPlan = 'Segundo plan';
export const feature = 'Función';
export const included = 'Incluido';
export const notIncluded = 'No incluido';

// The public page's cards and the number of properties above them.
export const startFreeTrial = 'Empezar prueba gratis';
export const perProperty = 'por propiedad';
export const annualSaving = 'Ahorre {percent}%, {amount} al año';
export const orAnnual = 'O {amount} al año: ahorre {percent}%';
export const agreedWithYou = 'Un precio acordado con usted para sus propiedades';
export const numberOfProperties = 'Número de propiedades';
export const billing = 'Cobro';
export const monthly = 'Mensual';
export const annual = 'Anual';
export const saveUpTo = 'Ahorre hasta 13%';
export const youPayFor =
  'Usted paga por {count, plural, =1 {una propiedad} other {# propiedades}}. El número sigue a sus propiedades activas.';
export const totalMonthly = '{amount} al mes por {count, plural, one {# propiedad} other {# propiedades}}';
export const totalAnnual = '{amount} al año por {count, plural, one {# propiedad} other {# propiedades}}';
export const perMonth = '/mes';
export const perYear = '/año';
export const planTotal = '{plan}: {total}.';

// The plans.
export const starterSubtitle = 'Para una casa o dos';
export const guestsAnswered = 'Respuestas a huéspedes día y noche';
export const ordersToContractors = 'Órdenes de trabajo a sus contratistas';
export const ownerDashboard = 'Panel del propietario';
export const essentialSubtitle = 'Para una cartera que crece';
export const everythingInStarter = 'Todo lo de Starter';
export const enhancedReporting = 'Informes ampliados';
export const prioritySupport = 'Soporte prioritario';
export const apiAccess = 'Acceso a la API';
export const professionalSubtitle = 'Para un negocio con muchas casas';
export const everythingInEssential = 'Todo lo de Essential';
export const advancedAnalytics = 'Análisis avanzado';
export const accountManager = 'Ejecutivo de cuenta propio';
export const customIntegrations = 'Integraciones a medida';
export const enterpriseSubtitle = 'Para empresas con sus propios requisitos';
export const everythingInProfessional = 'Todo lo de Professional';
export const tailoredSolutions = 'Soluciones a medida';
export const whiteLabel = 'Marca blanca';
export const customSlas = 'SLA a medida';
export const aDedicatedTeam = 'Un equipo dedicado';
export const tieredPricing = 'Precios por tramos >3 propiedades';

// The features that are compared.
export const guestSupport = 'Atención a huéspedes a toda hora';
export const peopleBehindAssistant = 'Personas detrás del asistente';
export const knowledgeBase = 'Base de conocimiento por propiedad';
export const ordersAndDispatch = 'Órdenes de trabajo y despacho a sus contratistas';
export const ownProtocols = 'Sus propios protocolos';
export const liveDashboard = 'Panel del propietario, en vivo';
export const vendorTracking = 'Seguimiento del desempeño de contratistas';
export const customNotifications = 'Notificaciones a medida';
export const quarterlyReviews = 'Revisiones trimestrales';
export const training = 'Capacitación';
export const dedicatedTeam = 'Equipo dedicado';

// What is sold beside the plans. The names are those of the products.
export const tripleQuote = 'Triple Quote';
export const tripleQuoteText = 'Tres presupuestos para un trabajo mayor, lado a lado, antes de que usted decida.';
export const vendorSourcing = 'Vendor Sourcing';
export const vendorSourcingText = 'Buscamos y verificamos un contratista donde usted no tiene ninguno.';
export const completeManagement = 'Complete Property Management';
export const completeManagementText = 'Todo lo de la propiedad en nuestras manos, en sus términos.';
export const customReporting = 'Custom Reporting';
export const customReportingText = 'Las cifras que necesita, en la forma que las necesita.';

// Coming back from the payment provider.
export const subscribed = 'Suscripción activada';
export const subscribedText = 'Su suscripción está activa. Le damos la bienvenida.';
export const subscriptionCancelled = 'Suscripción cancelada';
export const subscriptionCancelledText = 'La suscripción no se completó. Puede intentarlo de nuevo cuando quiera.';
export const checkoutNotStarted = 'No se pudo iniciar el pago. Intente de nuevo.';
export const starter = 'Starter';
export const portalNotOpened = 'No se pudo abrir la página de pagos. Intente de nuevo.';
export const essential = 'Essential';
export const professional = 'Professional';
export const enterprise = 'Enterprise';
