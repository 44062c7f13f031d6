import { halves, readCarryCode, readCode, wayTo } from "./codes.ts";

function assertEquals(got: unknown, wanted: unknown, about = ""): void {
  if (got !== wanted) throw new Error(`${about}: ${got} is not ${wanted}`);
}

Deno.test("eight letters take seats along, six lead to a table", () => {
  for (const typed of ["KTBRWMBF", "ktbr wmbf", " KTBR-WM bf "]) {
    assertEquals(readCarryCode(typed), "KTBRWMBF");
    assertEquals(readCode(typed), null);
  }
  for (const typed of ["KTBRWM", "KTBRWMBA", "KTBRWMBFF"]) assertEquals(readCarryCode(typed), null);
  assertEquals(halves("KTBRWMBF").join(" "), "KTBR WMBF");
});

Deno.test("a code is read in any case, with or without spaces", () => {
  for (const typed of ["KTBRWM", "ktbrwm", "KTB RWM", " k t b-r w m "]) {
    assertEquals(readCode(typed), "KTBRWM");
  }
  for (const typed of ["", "tables", "replay", "KTBRW", "KTBRWMM", "uzpvtgtd92a3"]) {
    assertEquals(readCode(typed), null, typed);
  }
});

Deno.test("codes, ids and links lead to a table", () => {
  assertEquals(wayTo("ktb rwm"), "/KTBRWM");
  assertEquals(wayTo("192.168.1.20:8000/KTBRWM"), "/KTBRWM");
  assertEquals(wayTo("http://127.0.0.1:8000/t/uzpvtgtd92a3?x#y"), "/t/uzpvtgtd92a3");
  assertEquals(wayTo("uzpvtgtd92a3"), "/t/uzpvtgtd92a3");
  assertEquals(wayTo("  "), null);
});
