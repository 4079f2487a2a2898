import { useEffect, useState } from 'react';

/** A photo from this device; by its name where the browser can't draw what the phone took. */
export function LocalPhoto({
  file,
  name,
  alt,
  className,
}: {
  file: Blob;
  name: string;
  alt: string;
  className: string;
}) {
  const [url, setUrl] = useState<string>();
  const [failed, setFailed] = useState(false);
  useEffect(() => {
    const made = URL.createObjectURL(file);
    setUrl(made);
    return () => URL.revokeObjectURL(made);
  }, [file]);
  if (failed) return <span className="break-all">{name}</span>;
  return url && <img src={url} alt={alt} className={className} onError={() => setFailed(true)} />;
}
