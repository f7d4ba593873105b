(** * Why the norm is rounded correctly: the real numbers

    The last step of [RoundedDistance.norm], in units of r.  The exact squared norm is
    r^2 (1 + 2 a), and what is computed of a and of the bound is known up to errors of
    second order.  If both ends of the interval round to one number, then the interval is
    so small that these estimates hold, and the norm is in it. *)

From Coq Require Import Reals Lra ssreflect.
From Flocq Require Import Core.
From CertiGJKFloat Require Import float_model.

Local Open Scope R_scope.

Section Core.

(** u is 2^-53; theta is u P / r, where P bounds the sum of all magnitudes. *)
Variables (theta a a' rho b low high l : R).
Notation u := (/ 9007199254740992).

(** r + r low and r + r high round to the number r l. *)
Hypothesis low_is : Rabs (low - (rho - b)) <= u * Rabs (rho - b).
Hypothesis high_is : Rabs (high - (rho + b)) <= u * Rabs (rho + b).
Hypothesis l_low : Rabs (l - (1 + low)) <= u * Rabs (1 + low).
Hypothesis l_high : Rabs (l - (1 + high)) <= u * Rabs (1 + high).

Lemma Rabs_split (x : R) : - Rabs x <= x <= Rabs x.
Proof. by rewrite /Rabs; case: Rcase_abs; lra. Qed.

(** So the interval is at most an ulp or two. *)
Lemma decided_small : 0 <= b -> b <= 1.01 * u + 2.2 * u * Rabs rho.
Proof.
move=> b0; have r := Rabs_split rho.
have m1 : Rabs (rho - b) <= Rabs rho + b by apply: Rabs_le; lra.
have m2 : Rabs (rho + b) <= Rabs rho + b by apply: Rabs_le; lra.
have /Rabs_le_inv e1 := low_is; have /Rabs_le_inv e2 := high_is.
have m3 : Rabs (1 + low) <= 1 + 1.01 * (Rabs rho + b) by apply: Rabs_le; lra.
have m4 : Rabs (1 + high) <= 1 + 1.01 * (Rabs rho + b) by apply: Rabs_le; lra.
by have /Rabs_le_inv e3 := l_low; have /Rabs_le_inv e4 := l_high; lra.
Qed.

(** The exact a', the computed a and rho, the bound b, and what is lost to underflow. *)
Variables (e kappa : R).
Hypothesis theta_large : 0.99 * u <= theta.
Hypothesis a_size : Rabs a' <= 2.52 * u + 5.06 * theta + 12.8 * (theta * theta).
Hypothesis a_error : Rabs (a - a') <= 9.3 * (u * u) + 31.2 * (u * theta) + 80 * (u * (theta * theta)).
Hypothesis rho_error : Rabs (rho - a) <= 5.3 * u * Rabs a + e.
Hypothesis e_small : 0 <= e <= u * u / 1000.
Hypothesis kappa0 : 0 <= kappa.
Hypothesis b_enough : 163.8 * (theta * theta) + 0.5099 * kappa <= b.

Let T := theta * theta.

Lemma theta_T : 0.99 * (u * theta) <= T.
Proof. by rewrite /T; nra. Qed.

Lemma u_T : 0.98 * (u * u) <= T.
Proof. by have := theta_T; have := theta_large; lra. Qed.

Let b0 : 0 <= b.
Proof. by have := u_T; have := b_enough; rewrite -/T; lra. Qed.

Lemma rho_size : Rabs rho <= 2.53 * u + 5.07 * theta + 12.9 * T.
Proof.
have A := a_size; rewrite -/T in A; have E := a_error; rewrite -/T in E.
have A' := Rabs_split a'; move: E => /Rabs_le_inv E.
have Aa : Rabs a <= 2.521 * u + 5.061 * theta + 12.81 * T.
  by apply: Rabs_le; have := theta_T; have := u_T; have := theta_large; lra.
have Aa' := Rabs_split a; have /Rabs_le_inv R := rho_error.
by apply: Rabs_le; have := theta_T; have := u_T; have := theta_large; have := e_small; lra.
Qed.

Lemma T_small : T <= u / 150.
Proof.
have := decided_small b0; have := rho_size; have := b_enough; rewrite -/T.
by have := theta_T; have := u_T; have := theta_large; have := kappa0; lra.
Qed.

Lemma theta_small : theta <= / 1073741824.
Proof. by have := T_small; rewrite /T; have := theta_large; nra. Qed.

Lemma T_theta : 0 <= T <= / 1073741824 * theta.
Proof. by have := theta_small; have := theta_large; rewrite /T; nra. Qed.

Lemma a_small : Rabs a' <= 7.61 * theta.
Proof. by have := a_size; have := T_theta; rewrite -/T; have := theta_large; lra. Qed.

Lemma a_square : 0 <= a' * a' <= 57.92 * T.
Proof.
have := a_small; have := Rabs_pos a'; have -> : a' * a' = Rabs a' * Rabs a'.
  by rewrite -Rabs_mult Rabs_pos_eq //; nra.
by rewrite /T; move: (Rabs a') => x ? ?; split; nra.
Qed.

(** What is computed is a' up to so much. *)
Lemma rho_near : Rabs (rho - a') <= 81.9 * T.
Proof.
have E := a_error; rewrite -/T in E; move: E => /Rabs_le_inv E.
have A' := Rabs_split a'; have S := a_small; have Tt := T_theta; have uT := theta_T; have uu := u_T.
have Aa : Rabs a <= 7.62 * theta by apply: Rabs_le; have := theta_large; lra.
have Aa' := Rabs_split a; have /Rabs_le_inv R := rho_error; have es := e_small.
by apply: Rabs_le; lra.
Qed.

(** The root n of 1 + 2 a', and a number m that is near to it. *)
Variables (n m : R).
Hypothesis n0 : 0 <= n.
Hypothesis nn : n * n = 1 + 2 * a'.
Hypothesis m_near : Rabs (m - n) <= 20.3 * (u * theta) + e.

Lemma root_below : n <= 1 + a'.
Proof.
have /Rabs_le_inv A := a_small; have t := theta_small.
by case: (Rle_or_lt n (1 + a')) => // h; have := a_square; nra.
Qed.

Lemma root_above : 1 + a' - 0.5005 * (a' * a') <= n.
Proof.
have /Rabs_le_inv A := a_small; have t := theta_small; have q := a_square.
have q1 : a' * a' <= / 1000000 by have := T_small; lra.
have sq : (1 + a' - 0.5005 * (a' * a')) * (1 + a' - 0.5005 * (a' * a')) <= 1 + 2 * a'.
  have -> : (1 + a' - 0.5005 * (a' * a')) * (1 + a' - 0.5005 * (a' * a')) =
    1 + 2 * a' - a' * a' * (0.001 + 1.001 * a' - 0.25050025 * (a' * a')) by lra.
  have : 0 <= a' * a' * (0.001 + 1.001 * a' - 0.25050025 * (a' * a')) by apply: Rmult_le_pos; lra.
  by lra.
case: (Rle_or_lt (1 + a' - 0.5005 * (a' * a')) n) => // h; rewrite -nn in sq; nra.
Qed.

(** The norm: of m, less what the weights are wrong. *)
Variables (nu wrong : R).
Hypothesis m0 : 0 <= m.
Hypothesis nu0 : 0 <= nu.
Hypothesis nu_is : nu * nu = m * m - wrong.
Hypothesis wrong_is : 0 <= wrong <= kappa.

Lemma nu_below : nu <= 1 + high.
Proof.
have nm : nu <= m by case: (Rle_or_lt nu m) => // h; have := nu_is; have := wrong_is; nra.
have r := root_below; have /Rabs_le_inv N := m_near; have /Rabs_le_inv R := rho_near.
have /Rabs_le_inv A := a_small; have uT := theta_T; have Tt := T_theta; have := e_small.
have big := b_enough; rewrite -/T in big; have := wrong_is; have uu := u_T; have th := theta_large.
have m2 : Rabs (rho + b) <= 7.7 * theta + b by apply: Rabs_le; lra.
by have /Rabs_le_inv := high_is; lra.
Qed.

Lemma nu_above : 1 + low <= nu.
Proof.
have r := root_above; have /Rabs_le_inv N := m_near; have /Rabs_le_inv R := rho_near.
have /Rabs_le_inv A := a_small; have uT := theta_T; have Tt := T_theta; have es := e_small.
have big := b_enough; rewrite -/T in big; have W := wrong_is; have uu := u_T; have th := theta_large.
have ts := theta_small; have q := a_square.
have bs : b <= 1.1 * u by have := decided_small b0; have := rho_size; rewrite -/T; lra.
have m1 : Rabs (rho - b) <= 7.7 * theta + b by apply: Rabs_le; lra.
have low_le : 1 + low <= m - 0.505 * kappa by have /Rabs_le_inv := low_is; lra.
have mb : 0.999 <= m by lra.
case: (Rle_or_lt (1 + low) nu) => // lt; exfalso.
have ks : kappa <= 3 * u by lra.
have : (m - 0.505 * kappa) * (m - 0.505 * kappa) <= m * m - kappa.
  have -> : (m - 0.505 * kappa) * (m - 0.505 * kappa) = m * m - kappa * (1.01 * m - 0.255025 * kappa) by lra.
  by have : kappa * 1 <= kappa * (1.01 * m - 0.255025 * kappa); [apply: Rmult_le_compat_l; lra | lra].
have : nu * nu < (m - 0.505 * kappa) * (m - 0.505 * kappa).
  by apply: Rmult_le_0_lt_compat; lra.
by lra.
Qed.

Theorem norm_between : 1 + low <= nu <= 1 + high.
Proof. by split; [exact: nu_above | exact: nu_below]. Qed.

End Core.
