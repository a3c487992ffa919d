import { useEffect, useRef, useState } from "preact/hooks";

/** A picture of 128 × 220; a silhouette if it cannot be loaded. */
export function Portrait({ src }: { src: string }) {
  const [missing, setMissing] = useState("");
  const image = useRef<HTMLImageElement>(null);
  useEffect(() => {
    // A picture of the HTML may have failed before the listener was there.
    const img = image.current;
    if (img?.complete && !img.naturalWidth) setMissing(src);
  }, [src]);
  if (missing === src) {
    return (
      <svg class="shape" viewBox="0 0 128 220" aria-hidden="true">
        <path d="M64 36c46 0 40 62 12 66 24 6 20 36 20 64H82v32H46v-32H32c0-28-4-58 20-64-28-4-34-66 12-66z" />
      </svg>
    );
  }
  return (
    <img
      ref={image}
      src={src}
      alt=""
      width={128}
      height={220}
      onError={() => setMissing(src)}
    />
  );
}
