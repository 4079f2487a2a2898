export default function Job() {
  return (
    <main id="main" aria-busy="true">
      <h1>Job</h1>
    </main>
  );
}
