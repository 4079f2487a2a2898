// What stands in the files of reports.
export const section = 'Sección';
export const row = 'Fila';
export const figure = 'Cifra';
export const unit = 'Unidad';
export const value = 'Valor';
export const median = 'Mediana';
export const p90 = 'Nueve de diez por debajo de';
export const countOf = 'De';
export const definition = 'Definición';
export const requests = 'Consultas';
export const answers = 'Respuestas';
export const orders = 'Órdenes de trabajo';
export const money = 'Dinero';
export const seconds = 'segundos';
export const cents = 'USD';
export const count = 'número';
export const starUnit = 'estrellas';
export const all = 'Todo';
export const csvAction = 'Exportar CSV';
export const pdfAction = 'Exportar PDF';
export const owedAction = 'Costos de contratistas por mes';
export const taxAction = 'Año fiscal {year}';
export const pdfTitle = 'Informe de Porchlight, del {from} al {to}';
export const pdfDays = 'Del {from} al {to}, días de {zone}';
export const nothing = 'nada que contar';

// What is owed, by month.
export const month = 'Mes';
export const labor = 'Mano de obra (USD)';
export const parts = 'Piezas (USD)';
export const travel = 'Desplazamiento (USD)';
export const tax = 'Impuestos (USD)';
export const withoutLines = 'Sin desglose (USD)';
export const invoices = 'Facturas';

// The tax year.
export const datePaid = 'Fecha';
export const payee = 'Beneficiario';
export const description = 'Descripción';
export const amount = 'Importe (USD)';
export const workOrder = 'Orden de trabajo';
export const papers = 'Papeles';
export const candidateLine = 'Línea del Schedule E por revisar';
export const review = 'Por revisar';
export const repairOrImprovement = '¿Reparación o mejora?';
export const noPaper = 'Sin papel';
export const lineCleaning = '7 Limpieza y mantenimiento';
export const lineManagement = '11 Honorarios de administración';
export const lineRepairs = '14 Reparaciones';
export const lineOther = '19 Otros';
export const total = 'Total (USD)';
export const jobs = 'Órdenes de trabajo';
export const noPayee = 'Sin contratista';
