import { Random } from "../fuzz/random.ts";
import { assertRoundTrip } from "./support/round_trip.ts";
import { generatedResume } from "./support/generated.ts";

const RESUMES = 40;
const SEED = 1;

Deno.test("whatever a résumé says is in /resume.json, or listed", async (test) => {
  const random = new Random(SEED);
  for (let at = 0; at < RESUMES; at++) {
    const resume = generatedResume(random);
    await test.step(`résumé ${at} of seed ${SEED}`, async () => {
      await assertRoundTrip(resume);
    });
  }
});
