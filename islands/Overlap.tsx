import { type Props, WorkHours } from "../lib/ui/contact/WorkHours.tsx";

export default function Overlap({ load: _, ...props }: Props & Loading) {
  return <WorkHours {...props} />;
}

interface Loading {
  load?: "visible";
}
