export default function GuestChat() {
  return (
    <main id="main" aria-busy="true">
      <h1>Guest chat</h1>
    </main>
  );
}
