import { useEffect, useRef, useState } from "preact/hooks";

/** A picture of 128 × 220; a silhouette if it cannot be loaded. */
export function Portrait({ src }: { src: string }) {
  const [missing, setMissing] = useState("");
  const image = useRef<HTMLImageElement>(null);
  useEffect(() => {
    // A picture of the HTML may have failed before the listener was there.
    const { complete, naturalWidth } = image.current ?? {};
    if (complete && naturalWidth === 0) setMissing(src);
  }, [src]);
  if (missing === src) {
    return (
      <svg class="shape" viewBox="0 0 128 220" aria-hidden="true">
        <path d="M64 36c23 0 32 14 32 32s-9 32-20 34c14 4 20 16 20 40v24H82v32H66v-30h-4v30H46v-32H32v-24c0-24 6-36 20-40-11-2-20-16-20-34s9-32 32-32z" />
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
