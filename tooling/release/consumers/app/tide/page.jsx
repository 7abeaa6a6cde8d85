export default function Tide() {
  return <h1>Low at three</h1>;
}
