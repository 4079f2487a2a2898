// What stands in the files of reports.
export const section = 'Section';
export const row = 'Row';
export const figure = 'Figure';
export const unit = 'Unit';
export const value = 'Value';
export const median = 'Median';
export const p90 = 'Nine of ten under';
export const countOf = 'Of';
export const definition = 'Definition';
export const requests = 'Requests';
export const answers = 'Answers';
export const orders = 'Work orders';
export const money = 'Money';
export const seconds = 'seconds';
export const cents = 'USD';
export const count = 'count';
export const starUnit = 'stars';
export const all = 'All';
export const csvAction = 'Export CSV';
export const pdfAction = 'Export PDF';
export const owedAction = 'Contractor costs by month';
export const taxAction = 'Tax year {year}';
export const pdfTitle = 'Porchlight report, {from} to {to}';
export const pdfDays = '{from} to {to}, days of {zone}';
export const nothing = 'nothing to count';

// What is owed, by month.
export const month = 'Month';
export const labor = 'Labor (USD)';
export const parts = 'Parts (USD)';
export const travel = 'Travel (USD)';
export const tax = 'Tax (USD)';
export const withoutLines = 'Without lines (USD)';
export const invoices = 'Invoices';

// The tax year.
export const datePaid = 'Date';
export const payee = 'Payee';
export const description = 'Description';
export const amount = 'Amount (USD)';
export const workOrder = 'Work order';
export const papers = 'Papers';
export const candidateLine = 'Schedule E line to look at';
export const review = 'To review';
export const repairOrImprovement = 'Repair or improvement?';
export const noPaper = 'No paper';
export const lineCleaning = '7 Cleaning and maintenance';
export const lineManagement = '11 Management fees';
export const lineRepairs = '14 Repairs';
export const lineOther = '19 Other';
export const total = 'Total (USD)';
export const jobs = 'Work orders';
export const noPayee = 'No contractor named';
