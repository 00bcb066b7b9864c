import styles from './scene-chart.module.css';

const weeks = ['5 Oct', '12 Oct', '19 Oct', '26 Oct', '2 Nov', '9 Nov', '16 Nov'];

export const SceneChart = () => (
  <div className={styles.chart}>
    <div className={styles.head}>
      <span className={styles.label}>People using modules</span>
      <span className={styles.figure}>1,284</span>
    </div>
    <svg className={styles.plot} viewBox="0 0 592 132" width="592" height="132" fill="none">
      <path className={styles.rule} d="M0 .5H592M0 44.5H592M0 88.5H592M0 131.5H592" />
      <path
        className={styles.line}
        data-hue="people"
        d="M0 96C50 90 82 74 128 72S214 58 262 46 352 40 400 28 494 20 592 8"
      />
      <path
        className={styles.line}
        data-hue="finance"
        d="M0 112C52 110 88 96 132 98S220 86 268 82 356 70 404 66 500 52 592 46"
      />
      <path
        className={styles.line}
        data-hue="sales"
        d="M0 122C48 124 92 112 136 114S226 104 272 106 360 98 408 92 502 88 592 78"
      />
    </svg>
    <div className={styles.weeks}>
      {weeks.map((week) => (
        <span key={week}>{week}</span>
      ))}
    </div>
  </div>
);
