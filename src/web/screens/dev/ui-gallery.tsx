export default function UiGallery() {
  return <h1 className="text-title-lg">Parts</h1>;
}
